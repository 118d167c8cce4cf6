import { codigos } from '@balcao/contract/base/erro'
import { codigosDoRascunho, type DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { RascunhoAberto } from '@balcao/contract/vendas/rascunho-aberto-api'
import { trazerRascunho } from '@balcao/contract/vendas/rascunho-formato'
import { type FalhaDoAparelho, falhaDoAparelho } from '#aparelho/banco.ts'
import { emSerie } from '#aparelho/em-serie.ts'
import type { RascunhoDoAparelho } from '#aparelho/rascunhos.ts'
import { ErroHttp, naoExiste, textoDoErro } from '#http/erro.ts'
import { CONTEUDO_VAZIO, iguais, mesmosValores } from './sincronia.comparar.ts'
import type { Conteudo, Estado, OutraVersao, Partes } from './sincronia.tipos.ts'

const REPOUSO_MS = 5_000
/** A device that stores nothing leaves only the server. */
const REPOUSO_SEM_APARELHO_MS = 1_000
const ATE_TENTAR_DE_NOVO_MS = 30_000
const ENVIOS_LEMBRADOS = 5

/**
 * A draft in its two places: each change goes to the device at once, and to the server at every step and at rest.
 * Neither place is ever written over a version that this tab has not seen.
 */
export const sincronizar = ({ id, usuario_id, novo, aparelho, servidor, ...partes }: Partes) => {
  const { repousoMs = REPOUSO_MS } = partes
  const ouvintes = new Set<() => void>()
  let estado: Estado = { tipo: 'abrindo' }

  let conteudo: Conteudo = CONTEUDO_VAZIO
  let perdidos: readonly string[] = []
  let conflito: OutraVersao | null = null
  let fim: 'enviado' | 'descartado' | null = null
  let falha: FalhaDoAparelho | null = null
  let recusa: string | null = null

  let revisao = 0
  let mudado_em = new Date().toISOString()
  let mudancas = 0
  let gravadas = 0
  /** As this tab last saw it on the device. */
  let noAparelho: DadosDoRascunho | null = null

  let versao: number | null = null
  /** What that version holds, where this tab knows it. */
  let daVersao: DadosDoRascunho | null = null
  let no_servidor: string | null = null
  let aEnviar = false
  /** What was sent and not answered: should it be what the server has, it is nobody else's. */
  let semResposta: DadosDoRascunho[] = []
  let repouso: ReturnType<typeof setTimeout> | undefined

  /** What is as it was is the same object, and when everything is, nobody is told. */
  const publicar = () => {
    const agora = { noAparelho: gravadas === mudancas, falha, noServidor: no_servidor, aEnviar, recusa }
    const antes = estado.tipo === 'aberto' ? estado : null
    const salvo = antes && mesmosValores(antes.salvo, agora) ? antes.salvo : agora
    const novo = { tipo: 'aberto', conteudo, mudado_em, salvo, conflito, perdidos, fim } as const
    if (antes && mesmosValores(antes, novo)) return
    estado = novo
    for (const avisar of ouvintes) avisar()
  }

  const repousar = (ms = falha ? Math.min(repousoMs, REPOUSO_SEM_APARELHO_MS) : repousoMs) => {
    clearTimeout(repouso)
    repouso = setTimeout(() => void enviar(), ms)
  }

  const acabar = (como: 'enviado' | 'descartado') => {
    clearTimeout(repouso)
    fim = como
  }

  const adotar = (guardado: RascunhoDoAparelho) => {
    const { dados, etapa, consulta, anexos, lido, corrige } = guardado
    conteudo = { dados, etapa, consulta, anexos, lido, corrige }
    perdidos = guardado.perdidos
    revisao = guardado.revisao
    mudado_em = guardado.mudado_em
    versao = guardado.versao
    no_servidor = guardado.no_servidor
    aEnviar = guardado.a_enviar
    daVersao = aEnviar ? null : dados
    semResposta = guardado.sem_resposta
    noAparelho = dados
    gravadas = mudancas
    if (aEnviar) repousar()
  }

  const outraAbaGravou = async () => {
    const guardado = await aparelho.ler(usuario_id, id)
    if (!guardado) return acabar('descartado')
    if (gravadas === mudancas || iguais(guardado.dados, conteudo.dados)) return adotar(guardado)
    if (!iguais(guardado.dados, noAparelho)) {
      const { dados, mudado_em: em, versao, revisao } = guardado
      conflito = { dados, em, versao, revisao, dispositivo: null }
      return
    }
    // It only sent to the server what this tab had typed before.
    ;({ revisao, versao, no_servidor, sem_resposta: semResposta } = guardado)
    daVersao = null
    void gravarAqui()
  }

  const gravarAqui = emSerie(async () => {
    // Another tab's version is on the device, and the person has not chosen yet.
    if (fim || conflito?.revisao) return
    const ate = mudancas
    const sabido = { versao, no_servidor, a_enviar: aEnviar, sem_resposta: semResposta, mudado_em }
    const registro = { usuario_id, id, ...conteudo, ...sabido }
    try {
      const nova = await aparelho.gravar(registro, revisao)
      if (nova === null) await outraAbaGravou()
      else {
        revisao = nova
        gravadas = ate
        noAparelho = registro.dados
      }
      falha = null
    } catch (erro) {
      falha = falhaDoAparelho(erro)
      if (aEnviar) repousar()
    }
    publicar()
  })

  /** The server has this version, and not the one that this tab changed. */
  const receber = ({ dados: guardados, dispositivo, atualizado_em, ...deles }: RascunhoAberto) => {
    // What was typed here as a new sale was sent elsewhere, and has come back since.
    if (estado.tipo === 'aberto' && deles.corrige && !conteudo.corrige) return acabar('enviado')
    const { dados, perdidos: semLugar } = trazerRascunho(guardados)
    const meu = iguais(dados, conteudo.dados)
    // Going to another step is saved too, and changes nothing.
    const mudado = aEnviar && !iguais(conteudo.dados, daVersao)
    if (mudado && !meu && !semResposta.some((enviado) => iguais(enviado, dados))) {
      conflito = { dados, dispositivo, em: atualizado_em, versao: deles.versao, revisao: null }
      return
    }
    if (!mudado) {
      conteudo = {
        ...conteudo,
        dados,
        etapa: aEnviar ? conteudo.etapa : deles.etapa,
        corrige: deles.corrige,
      }
      perdidos = semLugar
    }
    versao = deles.versao
    daVersao = dados
    no_servidor = versao === null ? null : atualizado_em
    aEnviar &&= !meu
    if (aEnviar) repousar(0)
  }

  const tratar = (erro: unknown) => {
    // The session is over: the login comes, and the device has everything.
    if (!(erro instanceof ErroHttp)) return
    if (erro.ehPassageiro) return repousar(ATE_TENTAR_DE_NOVO_MS)
    if (erro.codigo === codigos.versaoDesatualizada) return receber(erro.atual as RascunhoAberto)
    if (erro.codigo === codigosDoRascunho.enviado) return acabar('enviado')
    if (erro.status === 404) return acabar('descartado')
    recusa = textoDoErro(erro)
  }

  const enviar = emSerie(async () => {
    clearTimeout(repouso)
    if (!aEnviar || conflito || fim || !servidor.alcancavel()) return
    const { dados, etapa, corrige } = conteudo
    const desde = mudancas
    const sobre = versao
    const comEsta = [...semResposta, dados].slice(-ENVIOS_LEMBRADOS)
    semResposta = comEsta
    await gravarAqui()
    // Another tab or device was faster: what was taken above is the newest no more.
    if (fim || conflito || versao !== sobre || semResposta !== comEsta) return void enviar()
    try {
      const gravado = await servidor.gravar(id, {
        ...{ dados, etapa, versao },
        ...(corrige && { corrige: corrige.versao }),
      })
      versao = gravado.versao
      daVersao = dados
      no_servidor = gravado.atualizado_em
      // Typed meanwhile, here or in another tab.
      aEnviar = mudancas !== desde || !iguais(conteudo.dados, dados)
      semResposta = []
      recusa = null
      if (aEnviar) repousar()
    } catch (erro) {
      tratar(erro)
    }
    publicar()
    await gravarAqui()
  })

  const conferir = async () => {
    if (fim || conflito || !servidor.alcancavel()) return
    try {
      const gravado = versao === null ? null : await servidor.obter(id)
      // What is answered is the sale alone: nobody has its correction any more.
      if (gravado?.versao === null && conteudo.corrige) acabar('descartado')
      else if (gravado && gravado.versao !== versao) receber(gravado)
    } catch (erro) {
      tratar(erro)
    }
    publicar()
    await Promise.all([gravarAqui(), enviar()])
  }

  /** Nobody has brought anything, here or elsewhere. What belongs to the sale comes with its correction by itself. */
  const intocado = () => versao === null && (conteudo.corrige ? !aEnviar : mudancas === 0 && revisao === 0)

  const mudar = (parte: Partial<Conteudo>, paraOServidor: boolean) => {
    const soPassou = Object.keys(parte).join() === 'etapa' && intocado()
    conteudo = { ...conteudo, ...parte }
    // Looking through the steps of a new sale, or of a correction, makes no draft.
    if (soPassou) return publicar()
    mudado_em = new Date().toISOString()
    mudancas++
    partes.aoMudar?.()
    aEnviar ||= paraOServidor
    if (paraOServidor) repousar()
    publicar()
    void gravarAqui()
  }

  const abrir = async () => {
    const guardado = await aparelho.ler(usuario_id, id).catch((erro: unknown) => {
      falha = falhaDoAparelho(erro)
      return null
    })
    if (guardado) {
      adotar(guardado)
      publicar()
      return conferir()
    }
    if (!novo) {
      try {
        receber(await servidor.obter(id))
      } catch (erro) {
        if (erro instanceof ErroHttp && erro.codigo === codigosDoRascunho.enviado) acabar('enviado')
        else if (!naoExiste(erro)) {
          estado = { tipo: 'inacessivel', erro }
          for (const avisar of ouvintes) avisar()
          return
        }
      }
    }
    publicar()
    if (versao !== null || conteudo.corrige) await gravarAqui()
  }

  const relerAqui = async () => {
    if (estado.tipo !== 'aberto' || fim || conflito || gravadas !== mudancas) return
    const guardado = await aparelho.ler(usuario_id, id).catch(() => null)
    if (guardado && guardado.revisao !== revisao && gravadas === mudancas) adotar(guardado)
    else if (!guardado && revisao > 0 && !falha) acabar('descartado')
    publicar()
  }

  const esquecerAqui = async () => {
    acabar('descartado')
    await aparelho.excluir(usuario_id, id).catch(() => undefined)
  }

  return {
    estado: () => estado,
    assinar: (ouvinte: () => void) => {
      ouvintes.add(ouvinte)
      return () => {
        ouvintes.delete(ouvinte)
      }
    },
    abrir,
    conferir,
    relerAqui,
    mudar,
    /** What the program chose by itself. No draft is made of that alone: it is kept with the person's next change. */
    preencher: (parte: Partial<DadosDoRascunho>) => {
      conteudo = { ...conteudo, dados: { ...conteudo.dados, ...parte } }
      publicar()
    },
    /** Both places, now: the page may be going away. */
    guardarTudo: () => Promise.all([gravadas === mudancas ? null : gravarAqui(), enviar()]),
    /** The person has chosen, out of both versions. */
    resolver: (dados: DadosDoRascunho) => {
      if (!conflito) return
      versao = conflito.versao
      daVersao = null
      revisao = conflito.revisao ?? revisao
      conflito = null
      mudar({ dados }, true)
      void enviar()
    },
    /** Discarded elsewhere, and kept all the same. */
    recomecar: async () => {
      const guardado = await aparelho.ler(usuario_id, id).catch(() => null)
      fim = null
      versao = null
      daVersao = null
      revisao = guardado?.revisao ?? 0
      mudar({}, true)
      void enviar()
    },
    descartar: async () => {
      if (versao !== null || semResposta.length) await servidor.descartar(id)
      await esquecerAqui()
    },
    esquecerAqui,
  }
}

export type Sincronia = ReturnType<typeof sincronizar>
