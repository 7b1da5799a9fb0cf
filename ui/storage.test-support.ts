/** An empty browser storage for environments without a browser. */
export class StorageForTests {
  private readonly stored = new Map<string, string>()
  get length() {
    return this.stored.size
  }
  key = (place: number) => [...this.stored.keys()][place] ?? null
  getItem = (key: string) => this.stored.get(key) ?? null
  setItem = (key: string, text: string) => void this.stored.set(key, text)
  removeItem = (key: string) => void this.stored.delete(key)
}
