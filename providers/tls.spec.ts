import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { askVendor } from './ask-vendor.ts'

/** Made for this spec and trusted by nobody: it gives access to nothing. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKmEUFrgiYl5p2RFq
Ep1cq6S6XtoqduA5Dj9E4yRpchahRANCAASrbCbZqmbjf1giLL/CuljKfk+/ypDI
OmRoV9pRDyOl2tZhRA4jvSWZIyvWD/BksvjYUabTEZbGZ3OJ0zyEkGzK
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUSPjQCI2zBbcNu0O5V9QA++olCzowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE3MTcyOVoYDzIxMjYxMDI5
MTcxNzI5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASrbCbZqmbjf1giLL/CuljKfk+/ypDIOmRoV9pRDyOl2tZhRA4jvSWZ
IyvWD/BksvjYUabTEZbGZ3OJ0zyEkGzKo1MwUTAdBgNVHQ4EFgQU+DKYWE0SKBoH
apIOACu9ev7omI4wHwYDVR0jBBgwFoAU+DKYWE0SKBoHapIOACu9ev7omI4wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAh3l2qjfSF2P4jF5Bh0e+
LVOUdS5IV5h+PY36zbsXtuICIQC5k8o6uzf2SqyQX82jJT4vzh3y2gqAsjbbkmTe
jX5d4A==
-----END CERTIFICATE-----`

test('a vendor without a trusted certificate gets nothing', async () => {
  let received = 0
  const vendor = createServer({ key: KEY, cert: CERTIFICATE }, (_request, response) => {
    received += 1
    response.end('{}')
  }).listen(0, 'localhost')
  await once(vendor, 'listening')
  const { port } = vendor.address() as AddressInfo // as: it listens on TCP
  const url = `https://localhost:${port}/`
  const asked = askVendor({ url, method: 'GET', headers: { authorization: 'Bearer ours' }, timeoutMs: 5000 })
  await expect(asked).rejects.toMatchObject({ cause: { cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } } })
  expect(received).toBe(0)
  vendor.close()
})
