/** Says only now that this can be installed: a browser fetches what it is told at once, icon and all, before what is seen. */
export function offerInstall(): void {
  const { manifest } = document.documentElement.dataset
  if (manifest === undefined) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = manifest
  document.head.append(link)
}
