import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { ApiError } from '../../api/api-error.ts';
import { stringifyJson } from '../../lib/json.ts';
import type { ModelContextTool, ToolResult } from '../../platform/third-party/model-context.ts';

interface AgentTool<Input> {
  name: string;
  /** What it does, for the assistant. */
  description: string;
  input: v.GenericSchema<unknown, Input>;
  /** Whether it changes nothing. */
  isReadOnly: boolean;
  /** Resolves with what the assistant reads as JSON. Throws a `ToolError` to tell it what to change. */
  run: (input: Input) => Promise<object> | object;
}

/** A request of an assistant that cannot be fulfilled, in words for it. */
export class ToolError extends Error {}

/** A tool in the browser's shape: its input is parsed by our schema, and failures are results with a text. */
export function modelContextTool<Input>({
  name,
  description,
  input: schema,
  isReadOnly,
  run,
}: AgentTool<Input>): ModelContextTool {
  return {
    name,
    description,
    // Rules that JSON schemas cannot express are checked when the tool is called.
    inputSchema: toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }),
    annotations: { readOnlyHint: isReadOnly },
    execute: async (rawInput) => {
      const parsed = v.safeParse(schema, rawInput ?? {});
      if (!parsed.success) return failure(problemsOf(parsed.issues));
      try {
        return { content: [{ type: 'text', text: stringifyJson(await run(parsed.output)) }] };
      } catch (error) {
        return failure(wordsFor(error));
      }
    },
  };
}

function failure(text: string): ToolResult {
  return { content: [{ type: 'text', text: `Error: ${text}` }], isError: true };
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`).join('; ');
}

function wordsFor(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  if (error instanceof ApiError && error.status === 404) return 'The company does not offer this.';
  return 'The booking service gave no usable answer. Try again later.';
}
