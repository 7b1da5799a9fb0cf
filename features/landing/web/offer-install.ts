/** Adds the manifest late: a browser loads it at once, with its icon, before the visible content. */
export function offerInstall(): void {
  const { manifest } = document.documentElement.dataset
  if (manifest === undefined) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = manifest
  document.head.append(link)
}
