/** The bar lifts off the page once that is scrolled; the menu closes when it has done its work; a chosen language sends itself. */
export function enlivenBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (bar) enlivenShadow(bar)
  if (menu) enlivenMenu(menu)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-languages]')) enlivenLanguages(form)
}

/** By a watcher: to ask how far the page is scrolled would make the browser lay it out then and there. */
function enlivenShadow(bar: HTMLElement): void {
  const edge = document.querySelector('[data-top-edge]')
  if (!edge) return
  new IntersectionObserver(([at]) => bar.toggleAttribute('data-scrolled', at !== undefined && at.intersectionRatio < 1), {
    threshold: 1,
  }).observe(edge)
}

function enlivenMenu(menu: HTMLDetailsElement): void {
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
  // a page that the browser kept comes back as it was left
  addEventListener('pageshow', close)
}

function enlivenLanguages(form: HTMLFormElement): void {
  form.querySelector('button')?.setAttribute('hidden', '')
  form.querySelector('select')?.addEventListener('change', () => form.submit())
}
