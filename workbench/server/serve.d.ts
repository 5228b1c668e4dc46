export function serve(options?: {
  port?: number;
  exactly?: boolean;
}): Promise<{ url: string; close(): Promise<void> }>;
export function forWorkbench(html: string): string;
