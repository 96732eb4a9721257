import { useEffect, useEffectEvent } from 'react';
import { registerTools, type ModelContextTool } from '../../platform/third-party/model-context.ts';
import { AllMessages } from '../../shared/screen/all-messages.tsx';
import { useSession } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { ToastProvider } from '../../ui/feedback/toast.tsx';
import { claimTools } from './claim-tools.ts';
import { useTools } from './use-tools.ts';

/** Registers the tools of `agents` while the element is on the page, and shows what an assistant changes with them. */
export function AgentTools() {
  const { language } = useSession();
  // A toast of its own: no other message of the element may take its place, and widgets show none.
  return (
    <AllMessages language={language}>
      <ToastProvider>
        <RegisteredTools />
      </ToastProvider>
    </AllMessages>
  );
}

function RegisteredTools() {
  const { key } = useStorefront();
  const tools = useTools();
  const execute = useEffectEvent((name: string, input: unknown) =>
    tools.find((tool) => tool.name === name)?.execute(input),
  );
  const register = useEffectEvent(() => {
    // What a tool does depends on the language and the currency, but not what it is.
    const current = (tool: ModelContextTool): ModelContextTool => ({
      ...tool,
      execute: async (input) => (await execute(tool.name, input)) ?? tool.execute(input),
    });
    return registerTools(tools.map(current));
  });
  useEffect(() => claimTools(key, () => register()), [key]);
  return null;
}
