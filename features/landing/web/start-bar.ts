/** The bar gets a shadow once the page is scrolled; the menu closes after use; a chosen language submits itself. */
export function startBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (bar) showShadowOnScroll(bar)
  if (menu) operateMenu(menu)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-languages]')) submitOnChoice(form)
}

/** By an observer: reading the scroll position would force a layout. */
function showShadowOnScroll(bar: HTMLElement): void {
  const edge = document.querySelector('[data-top-edge]')
  if (!edge) return
  new IntersectionObserver(([at]) => bar.toggleAttribute('data-scrolled', at !== undefined && at.intersectionRatio < 1), {
    threshold: 1,
  }).observe(edge)
}

function operateMenu(menu: HTMLDetailsElement): void {
  const close = () => menu.removeAttribute('open')
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  // a page restored from the browser's cache keeps its state
  addEventListener('pageshow', close)
}

function submitOnChoice(form: HTMLFormElement): void {
  form.querySelector('button')?.setAttribute('hidden', '')
  form.querySelector('select')?.addEventListener('change', () => form.submit())
}
