/** Puts into a built page what only configuration knows. */

/** `[[name]]` in HTML, `[[json:name]]` inside a string of JSON in a script. */
const PLACE = /\[\[(json:)?(\w+)\]\]/g

export type PlaceValues = Readonly<Record<string, string>>

/** @throws Error on a place that nothing fills: a page with a hole must not be served */
export function fillPlaces(html: string, values: PlaceValues): string {
  return html.replaceAll(PLACE, (_place, json: string | undefined, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`A page has a place for ${name}, and nothing to put there`)
    return json === undefined ? escapeHtml(value) : escapeInScript(value)
  })
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** No value may end the string, nor the script that it stands in. */
function escapeInScript(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')
}
