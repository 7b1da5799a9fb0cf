/** An empty browser storage for environments without a browser. */
export class StorageForTests {
  private readonly kept = new Map<string, string>()
  get length() {
    return this.kept.size
  }
  key = (place: number) => [...this.kept.keys()][place] ?? null
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, text: string) => void this.kept.set(key, text)
  removeItem = (key: string) => void this.kept.delete(key)
}
