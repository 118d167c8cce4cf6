import { once } from 'node:events'
import { isIP } from 'node:net'
import tls from 'node:tls'
import { type Achado, achado, dado, instante } from './parte.ts'

const ESPERA_MS = 1_800
const DIA_MS = 24 * 60 * 60 * 1000
const AVISAR_DIAS = 21
const SO_AQUI = /^(localhost|127\.|\[::1\])/

/** Without checking it: that it has ended is what has to be said. */
const fimDoCertificado = async ({ hostname, port }: URL) => {
  const soquete = tls.connect({
    ...{ host: hostname, port: Number(port) || 443, rejectUnauthorized: false },
    ...(!isIP(hostname) && { servername: hostname }),
  })
  try {
    await once(soquete, 'secureConnect', { signal: AbortSignal.timeout(ESPERA_MS) })
    return new Date(soquete.getPeerCertificate().valid_to)
  } finally {
    soquete.on('error', () => {}).destroy()
  }
}

const semTls = (url: URL): Achado =>
  SO_AQUI.test(url.hostname)
    ? achado('OK', 'Sem TLS: o endereço só vale nesta máquina.', null, [dado('Endereço', url.origin)])
    : achado(
        'ATENCAO',
        'Sem TLS: senhas e documentos passam abertos pela rede.',
        'Ponha um proxy com HTTPS na frente e mude PUBLIC_URL.',
        [dado('Endereço', url.origin)],
      )

const RENOVAR = 'Renove o certificado no servidor que recebe o endereço público.'

/** Of the public address, as a browser would get it. */
export const verCertificado = async (urlPublica: string): Promise<Achado> => {
  const url = new URL(urlPublica)
  if (url.protocol !== 'https:') return semTls(url)
  const fim = await fimDoCertificado(url).catch(() => null)
  if (!fim)
    return achado(
      'ATENCAO',
      'Não foi possível ler o certificado do endereço público.',
      'Daqui o endereço pode estar fora de alcance. Abra-o num navegador e confira.',
      [dado('Endereço', url.origin)],
    )
  return julgarFim(url, fim, Date.now())
}

export const julgarFim = ({ origin }: URL, fim: Date, agora: number): Achado => {
  const dias = Math.floor((fim.getTime() - agora) / DIA_MS)
  const dados = [dado('Endereço', origin), instante('Vale até', fim)]
  if (dias < 0) return achado('QUEBRADO', 'O certificado venceu.', RENOVAR, dados)
  if (dias < AVISAR_DIAS) return achado('ATENCAO', `O certificado vence em ${dias} dias.`, RENOVAR, dados)
  return achado('OK', `O certificado vale por mais ${dias} dias.`, null, dados)
}
