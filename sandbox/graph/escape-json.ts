/** Meta's JSON: ASCII only, with escaped slashes. */
export function escapeJson(json: string): string {
  return json
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[\u0080-\uffff]/g, (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'))
}
