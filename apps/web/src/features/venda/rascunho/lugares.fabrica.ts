import { codigos } from '@balcao/contract/base/erro'
import type { CorrecaoAberta, RascunhoAberto } from '@balcao/contract/vendas/rascunho-aberto-api'
import { trazerRascunho } from '@balcao/contract/vendas/rascunho-formato'
import type { RascunhoGuardado } from '#aparelho/rascunhos.ts'
import { ErroHttp } from '#http/erro.ts'
import type { Servidor } from './sincronia.tipos.ts'
import { sincronizar } from './sincronia.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const PESSOA = '019a0000-0000-7000-8000-0000000000aa'

const correcaoDe = (venda: RascunhoAberto | null, versao: number | undefined): CorrecaoAberta | null =>
  venda?.corrige && versao !== undefined ? { ...venda.corrige, versao } : null

/** A server with one draft, whose answers a test may lose or refuse. */
export const umServidor = () => {
  let guardado: (RascunhoAberto & { versao: number }) | null = null
  const servidor = {
    rede: true,
    /** The next save arrives, and its answer does not. */
    perderResposta: false,
    /** A save arrives at once, and its answer only with this. */
    demora: null as Promise<void> | null,
    recusar: null as ErroHttp | null,
    /** The sent sale with this id, as its correction would begin. */
    venda: null as RascunhoAberto | null,
    guardado: () => guardado,
    apagar: () => {
      guardado = null
    },
    de: (dispositivo: string) => ({
      alcancavel: () => servidor.rede,
      obter: async () => {
        if (!servidor.rede) throw ErroHttp.semResposta(null)
        if (servidor.recusar) throw servidor.recusar
        const lido = guardado ?? servidor.venda
        if (!lido) throw new ErroHttp(404)
        return structuredClone(lido)
      },
      gravar: async (id: string, { versao, corrige, ...novo }: Parameters<Servidor['gravar']>[1]) => {
        if (!servidor.rede) throw ErroHttp.semResposta(null)
        if (servidor.recusar) throw servidor.recusar
        if (versao !== null && !guardado) throw new ErroHttp(404)
        if (guardado && guardado.versao !== versao)
          throw new ErroHttp(409, { codigo: codigos.versaoDesatualizada, atual: structuredClone(guardado) })
        const em = new Date().toISOString()
        guardado = structuredClone({
          ...novo,
          id,
          dispositivo,
          versao: (versao ?? 0) + 1,
          criado_em: em,
          atualizado_em: em,
          corrige: correcaoDe(servidor.venda, corrige),
        })
        const gravado = structuredClone(guardado)
        await servidor.demora
        if (servidor.perderResposta) throw ErroHttp.semResposta(null)
        return gravado
      },
      descartar: async () => {
        guardado = null
      },
    }),
  }
  return servidor
}

/** A device's storage, which a test may fill up. */
export const umAparelho = () => {
  let guardado: RascunhoGuardado | null = null
  const ouvintes = new Set<(id: string) => void>()
  const aparelho = {
    falha: null as Error | null,
    guardado: () => guardado,
    ler: async () => {
      if (aparelho.falha) throw aparelho.falha
      return guardado
        ? {
            ...structuredClone(guardado),
            lido: guardado.lido ?? null,
            corrige: guardado.corrige ?? null,
            ...trazerRascunho(guardado.dados),
          }
        : null
    },
    gravar: async (novo: Omit<RascunhoGuardado, 'revisao'>, revisao: number) => {
      if (aparelho.falha) throw aparelho.falha
      if ((guardado?.revisao ?? 0) !== revisao) return null
      guardado = structuredClone({ ...novo, revisao: revisao + 1 })
      return revisao + 1
    },
    excluir: async () => {
      guardado = null
    },
    aoMudarEmOutraAba: (ouvinte: (id: string) => void) => {
      ouvintes.add(ouvinte)
      return () => {}
    },
  }
  return aparelho
}

type Lugares = {
  aparelho: ReturnType<typeof umAparelho>
  servidor: ReturnType<typeof umServidor>
  dispositivo?: string
  novo?: boolean
}

/** The draft open in a tab of a device. It goes to the server only when the test says so. */
export const umaAba = async ({
  aparelho,
  servidor,
  dispositivo = 'Chrome em Android',
  novo = false,
}: Lugares) => {
  const sincronia = sincronizar({
    id: ID,
    usuario_id: PESSOA,
    novo,
    aparelho,
    servidor: servidor.de(dispositivo),
    repousoMs: 5_000,
  })
  await sincronia.abrir()
  const aberto = () => {
    const estado = sincronia.estado()
    if (estado.tipo !== 'aberto') throw new Error(estado.tipo)
    return estado
  }
  return {
    ...sincronia,
    aberto,
    nome: () => aberto().conteudo.dados.cliente.nome,
    digitar: (nome: string) =>
      sincronia.mudar({ dados: { ...aberto().conteudo.dados, cliente: { nome } } }, true),
  }
}
