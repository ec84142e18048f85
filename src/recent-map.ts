// A map that forgets: beyond so many entries the one goes that was not used for longest.

export class RecentMap<K, V> extends Map<K, V> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override get(key: K): V | undefined {
    const found = super.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    // A map is ordered by when its keys came in.
    const [oldest] = this.size > this.#most ? this.keys() : [];
    if (oldest !== undefined) this.delete(oldest);
    return this;
  }
}
