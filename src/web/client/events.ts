// Listens to what the server tells an open page, and begins again when the connection has gone. By `fetch`, as a page inside Discord names its session in a header.

/** Between two tries, in milliseconds. */
const againMs = 3_000;
/** The server says that it lives every 20 seconds; after so long without, the connection is given up. */
const silentMs = 50_000;

/**
 * Listens for as long as the page is open.
 * @param heard the name and the content of each event.
 * @param lost called whenever the connection is not there.
 */
export async function listen(
  path: string,
  headers: Readonly<Record<string, string>>,
  heard: (event: string, data: string) => void,
  lost: () => void,
): Promise<never> {
  for (;;) {
    await readOnce(path, headers, heard).catch(() => undefined);
    lost();
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

/** Reads until the connection ends, or has been silent for too long. */
async function readOnce(
  path: string,
  headers: Readonly<Record<string, string>>,
  heard: (event: string, data: string) => void,
): Promise<void> {
  const given = new AbortController();
  let timer = setTimeout(() => given.abort(), silentMs);
  try {
    const answer = await fetch(path, { headers: { ...headers, accept: 'text/event-stream' }, signal: given.signal });
    if (!answer.ok || answer.body === null) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => given.abort(), silentMs);
      const parts = (text + read.value).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const lines = part.split('\n');
        const field = (name: string): string =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        heard(field('event'), field('data'));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
