import Bowser from 'bowser'
import { deviceTexts } from '#phrases/server.ts'
import { fill, type Language } from '#phrases/shape.ts'

/** A readable browser name such as "Chrome no Android". */
export function nameDevice(userAgent: string | null, language: Language): string {
  const texts = deviceTexts[language]
  const { browser, os, platform } = Bowser.parse(userAgent || 'none')
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name
  if (browser.name && system) return fill(texts.both, { browser: browser.name, system })
  return browser.name || system || texts.unknown
}
