// The embedded Postgres, which reads and plans a statement once however often it is sent, and is asked once for each.
import { messages, PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

const { serialize } = protocol;
const { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } = messages;

/** A statement that has a name in the database. */
interface Prepared {
  readonly name: string;
  /** The types of its parameters and of its columns, by the database's numbers. */
  readonly takes: readonly number[];
  readonly gives: readonly { readonly name: string; readonly dataTypeID: number }[];
  usesLeft: number;
}

/** How many statements have a name at the same time. */
const mostPrepared = 150;
/** A plan is made for tables as large as they are then, so it is made anew after so many uses. */
const mostUses = 500;

/**
 * Runs statements whose rows are wanted as arrays, which are the Prisma driver's, under names of their own. The client by itself
 * has each read and planned anew, in six steps.
 */
export class PreparingPGlite extends PGlite {
  /** By text, the one used last at the end. */
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;

  override async query<T>(query: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    if (options.rowMode !== 'array') return super.query<T>(query, params, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run<T>(query, params, options));
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => callback(this.#preparing(tx)));
  }

  #preparing(tx: Transaction): Transaction {
    return {
      query: (query, params = [], options = {}) =>
        options.rowMode === 'array' && !tx.closed
          ? this.#run(query, params, options)
          : tx.query(query, params, options),
      sql: (strings, ...params: unknown[]) => tx.sql(strings, ...params),
      exec: (query, options) => tx.exec(query, options),
      rollback: () => tx.rollback(),
      listen: (channel, callback) => tx.listen(channel, callback),
      get closed() {
        return tx.closed;
      },
    };
  }

  #run<T>(query: string, params: readonly unknown[], options: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const prepared = await this.#prepare(query);
      const values = params.map((value, n) => this.#written(value, prepared.takes[n]));
      try {
        const { name } = prepared;
        return this.#read(
          await this.#send(serialize.bind({ statement: name, values }), serialize.execute({})),
          prepared,
          options,
        );
      } catch (error) {
        // Where a table has changed, the plan is of no use any more.
        prepared.usesLeft = 0;
        throw error;
      }
    });
  }

  async #prepare(query: string): Promise<Prepared> {
    const known = this.#prepared.get(query);
    this.#prepared.delete(query);
    if (known !== undefined && known.usesLeft > 0) {
      known.usesLeft -= 1;
      this.#prepared.set(query, known);
      return known;
    }
    const [[oldest, dropped] = []] = this.#prepared.size < mostPrepared ? [] : this.#prepared;
    if (oldest !== undefined) this.#prepared.delete(oldest);
    const gone = [known, dropped].flatMap((one) => (one === undefined ? [] : one.name));
    if (gone.length > 0) await this.#send(...gone.map((name) => serialize.close({ type: 'S', name })));
    const name = `kept${String(++this.#names)}`;
    const said = await this.#send(serialize.parse({ name, text: query }), serialize.describe({ type: 'S', name }));
    const prepared = { name, takes: said.flatMap(takenIn), gives: said.flatMap(givenIn), usesLeft: mostUses };
    this.#prepared.set(query, prepared);
    return prepared;
  }

  /**
   * Sends messages in one go.
   * @throws DatabaseError
   */
  #send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  }

  /** A value as the database reads it. */
  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.serializers[type];
    if (write !== undefined) return write(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  #read<T>(said: readonly messages.BackendMessage[], { gives }: Prepared, { parsers = {} }: QueryOptions): Results<T> {
    const readers = gives.map(({ dataTypeID }) => parsers[dataTypeID] ?? this.parsers[dataTypeID]);
    const rows: unknown[] = [];
    let affectedRows = 0;
    for (const message of said) {
      if (message instanceof DataRowMessage) {
        const row = message.fields.map((field, n): unknown => {
          const read = readers[n];
          return field === null || read === undefined ? field : read(field, gives[n]?.dataTypeID);
        });
        rows.push(row);
      } else if (message instanceof CommandCompleteMessage) affectedRows += affectedBy(message.text);
    }
    // What a row holds is for whoever asks to know, as in the client's own way.
    return { rows: rows as T[], fields: [...gives], affectedRows };
  }
}

/** How many rows a statement has changed, by what the database says at its end, such as `INSERT 0 5`. */
function affectedBy(said: string): number {
  const [, count = '0'] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)$/.exec(said) ?? [];
  return Number(count);
}

function takenIn(message: messages.BackendMessage): readonly number[] {
  return message instanceof ParameterDescriptionMessage ? message.dataTypeIDs : [];
}

function givenIn(message: messages.BackendMessage): Prepared['gives'] {
  return message instanceof RowDescriptionMessage ? message.fields : [];
}
