import { soAbreNestaMaquina } from '@balcao/contract/provedor/endereco-local'
import { lerCertificado } from './ler-certificado.ts'
import { type Achado, achado, dado, emDias, instante } from './parte.ts'

const ESPERA_MS = 1_800
const DIA_MS = 24 * 60 * 60 * 1000
const AVISAR_DIAS = 21

const soAqui = ({ origin }: URL) =>
  achado(
    'ATENCAO',
    'O endereço só abre nesta máquina, e com ele vão os links de convites, vendas e boletos.',
    'Ponha em PUBLIC_URL, nas variáveis do servidor, o endereço em que as pessoas abrem o sistema, e reinicie.',
    [dado('Endereço', origin)],
  )

const semTls = ({ origin }: URL): Achado =>
  achado(
    'ATENCAO',
    'Sem TLS: senhas e documentos passam abertos pela rede.',
    'Ponha um proxy com HTTPS na frente e mude PUBLIC_URL.',
    [dado('Endereço', origin)],
  )

const RENOVAR = 'Renove o certificado no servidor que recebe o endereço público.'

/** Of the public address, as a browser would get it. */
export const verCertificado = async (urlPublica: string): Promise<Achado> => {
  const url = new URL(urlPublica)
  if (soAbreNestaMaquina(urlPublica)) return soAqui(url)
  if (url.protocol !== 'https:') return semTls(url)
  const lugar = { host: url.hostname, port: Number(url.port) || 443, modo: 'DIRETO' } as const
  const lido = await lerCertificado(lugar, ESPERA_MS).catch(() => null)
  if (!lido)
    return achado(
      'ATENCAO',
      'Não foi possível ler o certificado do endereço público.',
      'Daqui o endereço pode estar fora de alcance. Abra-o num navegador e confira.',
      [dado('Endereço', url.origin)],
    )
  return julgarFim(url, lido.fim, Date.now())
}

export const julgarFim = ({ origin }: URL, fim: Date, agora: number): Achado => {
  const dias = Math.floor((fim.getTime() - agora) / DIA_MS)
  const dados = [dado('Endereço', origin), instante('Vale até', fim)]
  if (dias < 0) return achado('QUEBRADO', 'O certificado venceu.', RENOVAR, dados)
  if (dias < AVISAR_DIAS) return achado('ATENCAO', `O certificado vence em ${emDias(dias)}.`, RENOVAR, dados)
  return achado('OK', `O certificado vale por mais ${dias} dias.`, null, dados)
}
