// A sentence that has not been put into words yet: a key with typed arguments, rendered later in each reader's language.

/** What a sentence can be filled with: a literal (a person's name, a number), another sentence (a name of the game), or a list of them. */
export type Arg = string | number | Text | readonly Arg[];

/** A catalogue key with its arguments. `ns` names the catalogue (a game's id or `app`); without it the catalogue of the surrounding text is meant. */
export interface Text {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
  readonly ns?: string;
}

/** One language's sentences: flat key → template with `{{name}}` places; plural forms end in `_one` / `_other` and take `count`. */
export type Catalogue = Readonly<Record<string, string>>;

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;
type NameOf<P extends string> = P extends `${infer N},${string}` ? Trim<N> : Trim<P>;
type Places<S extends string> = S extends `${string}{{${infer P}}}${infer Rest}` ? NameOf<P> | Places<Rest> : never;
type Stem<K extends string> = K extends `${infer S}_one` | `${infer S}_other` ? S : K;
type Template<C extends Catalogue, K extends string> = K extends keyof C
  ? C[K]
  : `${K}_other` extends keyof C
    ? C[`${K}_other`]
    : string;
type ArgsOf<S extends string> = [Places<S>] extends [never] ? [] : [args: { readonly [P in Places<S>]: Arg }];

/** A function that makes texts of one catalogue; keys and arguments are checked by the compiler. */
export type Sayer<C extends Catalogue> = <K extends Stem<keyof C & string>>(
  key: K,
  ...args: ArgsOf<Template<C, K>>
) => Text;

/**
 * Gives the sayer of a catalogue.
 * @param ns the catalogue's name, put on each text when given (needed where texts of two catalogues meet).
 */
export function sayer<C extends Catalogue>(ns?: string): Sayer<C> {
  return (key, ...[args]) => {
    // Thousands are made for every phase that is run: no objects in between.
    if (ns === undefined) return args === undefined ? { key } : { key, args };
    return args === undefined ? { key, ns } : { key, args, ns };
  };
}
