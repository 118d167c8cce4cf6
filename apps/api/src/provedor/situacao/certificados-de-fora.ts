import { sinais } from '@balcao/contract/provedor/situacao-api'
import { type Certificado, lerCertificado, SemTls } from './ler-certificado.ts'
import { type Achado, achado, dado, emDias, instante } from './parte.ts'
import type { ServicoDeFora } from './servicos-de-fora.ts'

const HORA_MS = 60 * 60 * 1000
/** The page asks every 30 seconds; the others are asked this seldom, and sooner after a failure. */
const VALE_MS = 4 * HORA_MS
const FALHA_VALE_MS = HORA_MS / 12
const LIMITE_MS = 5_000
/** The first look waits so long for what nobody has read yet. A later one shows it. */
const PRIMEIRA_VEZ_MS = 1_500
const AVISAR_DIAS = 30

type Lido = Certificado | 'SEM_TLS' | { falha: string }
type Guardado = { lido: Lido | null; em: number; lendo: Promise<void> | null }

const FALHAS: Record<string, string> = {
  ECONNREFUSED: 'o servidor recusou a conexão',
  ENOTFOUND: 'o nome do servidor não foi encontrado',
  EAI_AGAIN: 'o nome do servidor não foi encontrado',
  ABORT_ERR: `o servidor não respondeu em ${LIMITE_MS / 1000} segundos`,
}

const porque = (erro: unknown) => {
  if (erro instanceof SemTls) return 'o servidor não oferece TLS'
  const codigo = erro instanceof Error && 'code' in erro ? String(erro.code) : ''
  return FALHAS[codigo] ?? 'a conexão segura não foi feita'
}

const ler = async (servico: ServicoDeFora): Promise<Lido> => {
  try {
    return await lerCertificado(servico, LIMITE_MS)
  } catch (erro) {
    return erro instanceof SemTls && servico.abertoServe ? 'SEM_TLS' : { falha: porque(erro) }
  }
}

const valeAinda = ({ lido, em }: Guardado, agora: number) =>
  agora - em < (lido && lido !== 'SEM_TLS' && 'falha' in lido ? FALHA_VALE_MS : VALE_MS)

const lugar = ({ host, port }: ServicoDeFora) => `${host}:${port}`
const NA_ORIGEM = 'Avise quem cuida desse servidor: ele precisa renovar o certificado.'
const ALCANCE = 'Confira o endereço, a rede e o servidor. A leitura se repete em alguns minutos.'
const CONFIANCA =
  'O programa não aceita esse certificado. Se quem o assina é do provedor, aponte NODE_EXTRA_CA_CERTS para ele.'

const umServico = (servico: ServicoDeFora, lido: Lido | null, agora: number): Achado => {
  const { nome } = servico
  if (lido === null) return achado('OK', '', null, [dado(nome, 'lendo…')])
  if (lido === 'SEM_TLS') return achado('OK', '', null, [dado(nome, 'sem TLS')])
  const qual = `O certificado de ${nome} (${lugar(servico)})`
  if ('falha' in lido)
    return achado('ATENCAO', `${qual} não foi lido: ${lido.falha}.`, ALCANCE, [dado(nome, 'não foi lido')])
  const dados = [instante(nome, lido.fim)]
  const dias = Math.floor((lido.fim.getTime() - agora) / (24 * HORA_MS))
  if (dias < 0) return achado('QUEBRADO', `${qual} venceu.`, NA_ORIGEM, dados)
  if (lido.recusa) return achado('QUEBRADO', `${qual} não é de confiança (${lido.recusa}).`, CONFIANCA, dados)
  if (dias < AVISAR_DIAS) return achado('ATENCAO', `${qual} vence em ${emDias(dias)}.`, NA_ORIGEM, dados)
  return achado('OK', '', null, dados)
}

/** The worst one gives the signal; what is wrong is said of each. */
const juntar = (vistos: readonly Achado[]): Achado => {
  const ruins = vistos.filter(({ sinal }) => sinal !== 'OK')
  const dados = vistos.flatMap((um) => um.dados)
  if (!vistos.length) return achado('OK', 'Nenhum serviço de fora é chamado com TLS.')
  if (!ruins.length) return achado('OK', 'Nenhum vence nos próximos 30 dias. Valem até:', null, dados)
  const pior = Math.max(...ruins.map(({ sinal }) => sinais.indexOf(sinal)))
  const conselhos = new Set(ruins.map(({ conselho }) => conselho))
  return achado(
    sinais[pior] ?? 'ATENCAO',
    ruins.map(({ frase }) => frase).join(' '),
    [...conselhos].join(' '),
    dados,
  )
}

/** Remembers until when the certificates of others are valid, and reads them again now and then. */
export const criarCertificadosDeFora = (relogio: () => number = Date.now) => {
  const guardados = new Map<string, Guardado>()

  const guardadoDe = (servico: ServicoDeFora): Guardado => {
    const chave = `${servico.modo} ${lugar(servico)}`
    const guardado = guardados.get(chave) ?? { lido: null, em: Number.NEGATIVE_INFINITY, lendo: null }
    guardados.set(chave, guardado)
    if (!guardado.lendo && !valeAinda(guardado, relogio()))
      guardado.lendo = ler(servico).then((lido) => {
        Object.assign(guardado, { lido, em: relogio(), lendo: null })
      })
    return guardado
  }

  /** Shows what is known. Only what nobody has read yet is waited for, and not for long. */
  return async (servicos: readonly ServicoDeFora[]): Promise<Achado> => {
    const vistos = servicos.map((servico) => ({ servico, guardado: guardadoDe(servico) }))
    const novos = vistos.flatMap(({ guardado: { lido, lendo } }) => (lido === null && lendo ? [lendo] : []))
    if (novos.length) await noMaximo(Promise.all(novos))
    return juntar(vistos.map(({ servico, guardado }) => umServico(servico, guardado.lido, relogio())))
  }
}

const noMaximo = async (acao: Promise<unknown>) => {
  const prazo = Promise.withResolvers<void>()
  const espera = setTimeout(prazo.resolve, PRIMEIRA_VEZ_MS)
  await Promise.race([acao, prazo.promise])
  clearTimeout(espera)
}
