// The one WebAssembly call that the tools make; Node's type package describes the namespace but not its values.
declare namespace WebAssembly {
  function instantiate(
    bytes: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
}
