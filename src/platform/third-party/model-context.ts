import { ownOptions } from '../../lib/own-options.ts';
import { pageValue } from '../page/page-value.ts';

/** A tool for the assistant in the visitor's browser, in the shape of the WebMCP draft. */
export interface ModelContextTool {
  name: string;
  description: string;
  /** A JSON schema of the input. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<ToolResult>;
}

export interface ToolResult {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

/** What browsers offer: the draft has moved it from `navigator` to `document`, and changed how a tool is removed. */
interface ModelContext {
  registerTool: (tool: ModelContextTool, options: { signal: AbortSignal }) => unknown;
  unregisterTool?: (name: string) => void;
}

/**
 * Registers tools with the browser's assistant; does nothing in browsers that have none. A tool whose name is taken, or that the
 * browser rejects, logs a warning. Returns a function that removes the tools.
 */
export function registerTools(tools: readonly ModelContextTool[]): () => void {
  const context = modelContext();
  if (!context) return () => undefined;
  const removal = new AbortController();
  const removals = tools.map((tool) => registerTool(context, tool, removal.signal));
  return () => {
    removal.abort();
    for (const remove of removals) remove();
  };
}

/** Whether an assistant can use tools in this browser. */
function modelContext(): ModelContext | undefined {
  const owners = [pageValue('navigator'), document] as { modelContext?: Partial<ModelContext> }[];
  try {
    const context = owners.map((owner) => owner.modelContext).find((found) => found?.registerTool);
    return context as ModelContext | undefined;
  } catch (error) {
    console.warn('[booking-elements] The tools for assistants could not be registered.', error);
    return undefined;
  }
}

function registerTool(context: ModelContext, tool: ModelContextTool, signal: AbortSignal): () => void {
  let registration: unknown;
  const warn = (error: unknown) => {
    if (!signal.aborted)
      console.warn(`[booking-elements] The tool ${tool.name} could not be registered.`, error);
  };
  try {
    registration = context.registerTool(tool, ownOptions({ signal }, ['signal']));
  } catch (error) {
    warn(error);
    return () => undefined;
  }
  // Newer browsers return a promise, and some implementations an object that removes the tool.
  Promise.resolve(registration).catch(warn);
  return () => {
    try {
      (registration as { unregister?: () => void } | undefined)?.unregister?.();
      context.unregisterTool?.(tool.name);
    } catch {
      // The signal has removed it already.
    }
  };
}
