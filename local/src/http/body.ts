// Reads a request's body: plain JSON, or multipart with payload_json and files[n] as discord clients send pictures.
import type { IncomingMessage } from 'node:http';
import { FAIL, formError } from '../api/errors.js';
import type { UploadedFile } from '../shapes/messages.js';
import { FILE_LIMIT } from '../shapes/messages.js';

const REQUEST_LIMIT = 25 * 1024 * 1024;

export interface RequestBody {
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
}

/** Reads everything a request sends, up to Discord's 25 MiB (40005 beyond). */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    size += bytes.length;
    if (size <= REQUEST_LIMIT) parts.push(bytes);
  }
  if (size > REQUEST_LIMIT) throw FAIL.fileTooLarge();
  return Buffer.concat(parts);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw formError([], 'INVALID', 'The request body contains invalid JSON.');
  }
}

const parseText = (text: string, type: string): unknown =>
  type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : parseJson(text);

/** The JSON and the files of a request. Files over 10 MiB are refused with 40005. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  return bodyFrom(await readBytes(request), request.headers['content-type'] ?? '');
}

/** The JSON and the files in the bytes of a request or answer of that content type. */
export async function bodyFrom(bytes: Buffer, type: string): Promise<RequestBody> {
  if (!type.startsWith('multipart/form-data'))
    return { json: bytes.length === 0 ? undefined : parseText(bytes.toString('utf8'), type), files: [] };
  // Only bots on this machine send here; the size is bounded above.
  // oxlint-disable-next-line typescript/no-deprecated
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const files: UploadedFile[] = [];
  let json: unknown = {};
  for (const [key, part] of form.entries()) {
    if (typeof part === 'string') {
      if (key === 'payload_json') json = parseJson(part);
      continue;
    }
    const at = /^files\[(\d+)\]$/.exec(key)?.[1] ?? String(files.length);
    files.push({ key: at, name: part.name, type: part.type, bytes: Buffer.from(await part.arrayBuffer()) });
  }
  if (files.length > 10) throw formError(['attachments'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.');
  if (files.some((file) => file.bytes.length > FILE_LIMIT)) throw FAIL.fileTooLarge();
  return { json, files };
}
