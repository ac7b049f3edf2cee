export interface NginxOptions {
  folder: string;
  port: number;
  plainPort: number;
  /** The ports of the site's processes. */
  processes: number[];
  workers?: number;
  /** Replacements of text in the provided configuration. */
  changes?: [from: string, to: string][];
}
export interface Nginx {
  log(): string;
  reload(): void;
  stop(signal?: NodeJS.Signals): Promise<void>;
}
export function nginxProgram(): string | undefined;
export function startNginx(options: NginxOptions): Promise<Nginx>;
