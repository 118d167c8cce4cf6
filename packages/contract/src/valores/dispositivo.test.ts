import { expect, test } from 'vitest'
import { nomeDoDispositivo } from './dispositivo.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge em Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome em Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet em Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari em iOS',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) CriOS/130.0 Mobile Safari/604.1', 'Chrome em iOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Firefox em macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36 OPR/115.0', 'Opera em Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/130.0 Safari/537.36', 'Chrome em ChromeOS'],
  ['curl/8.0', 'Dispositivo desconhecido'],
  ['', 'Dispositivo desconhecido'],
])('%s', (agente, nome) => {
  expect(nomeDoDispositivo(agente)).toBe(nome)
})
