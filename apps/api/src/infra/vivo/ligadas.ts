import { Readable } from 'node:stream'
import { type AssuntoVivo, type MensagemViva, PULSO_VIVO_S } from '@balcao/contract/infra/vivo'
import type { Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { alcanca, type Mudanca } from './alcance.ts'

/** All tabs of a browser share one. This is for several browsers and devices of a person. */
const POR_PESSOA = 10
/** Who does not read is not waited for: they come back, and read everything again. */
const NAO_LIDO_BYTES = 64 * 1024

type Ligada = { quem: Pessoa; assuntos: readonly AssuntoVivo[]; fluxo: Readable }

/** The person of a session with their rights of this moment. Null: it has ended. */
type Reconhecer = (sessaoId: string) => Promise<Pessoa | null>

const mesmoAlcance = (um: Pessoa, outro: Pessoa) =>
  JSON.stringify([um.permissoes, um.empresas]) === JSON.stringify([outro.permissoes, outro.empresas])

/** The open streams of this server, each with what its person may hear. */
export const criarLigadas = (reconhecer: Reconhecer) => {
  const ligadas = new Set<Ligada>()

  const enviar = ({ fluxo }: Ligada, texto: string) => {
    if (fluxo.readableLength > NAO_LIDO_BYTES) fluxo.destroy()
    else if (!fluxo.destroyed) fluxo.push(texto)
  }
  const dizer = (ligada: Ligada, mensagem: MensagemViva) =>
    enviar(ligada, `data: ${JSON.stringify(mensagem)}\n\n`)

  const dizerQueTudoMudou = (ligada: Ligada) =>
    dizer(ligada, Object.fromEntries(ligada.assuntos.map((assunto) => [assunto, null])))

  const encerrar = (ligada: Ligada) => {
    ligadas.delete(ligada)
    if (!ligada.fluxo.destroyed) ligada.fluxo.push(null)
  }

  /** Another reach makes other records appear and disappear. */
  const conferir = async (ligada: Ligada) => {
    const quem = await reconhecer(ligada.quem.sessaoId).catch(() => undefined)
    // Without the database nothing is heard either. It is asked again at the next beat.
    if (quem === undefined) return
    if (quem === null) return encerrar(ligada)
    const mudou = !mesmoAlcance(ligada.quem, quem)
    ligada.quem = quem
    if (mudou) dizerQueTudoMudou(ligada)
  }

  const pulsar = (ligada: Ligada) => {
    const relogio = setInterval(() => {
      enviar(ligada, ': \n\n')
      void conferir(ligada)
    }, PULSO_VIVO_S * 1000).unref()
    ligada.fluxo.once('close', () => {
      clearInterval(relogio)
      ligadas.delete(ligada)
    })
  }

  const reconferir = (mudancas: readonly Mudanca[]) => {
    const alcancadas = [...ligadas].filter(({ quem }) => mudancas.some((mudanca) => alcanca(quem, mudanca)))
    for (const ligada of alcancadas) void conferir(ligada)
  }

  const contar = (ligada: Ligada, mudancas: readonly Mudanca[]) => {
    const mensagem: MensagemViva = {}
    for (const assunto of ligada.assuntos) {
      const suas = mudancas.filter((mudanca) => mudanca.assunto === assunto && alcanca(ligada.quem, mudanca))
      if (suas.length) mensagem[assunto] = [...new Set(suas.map(({ id }) => id))]
    }
    if (Object.keys(mensagem).length) dizer(ligada, mensagem)
  }

  return {
    abrir: (quem: Pessoa, assuntos: readonly AssuntoVivo[]) => {
      if ([...ligadas].filter((ligada) => ligada.quem.id === quem.id).length >= POR_PESSOA)
        throw new Recusa(
          429,
          'LIGACOES_DEMAIS',
          'Há telas abertas demais: feche alguma para esta se atualizar',
          {
            esperarSegundos: 60,
          },
        )
      const ligada: Ligada = { quem, assuntos, fluxo: new Readable({ read() {} }) }
      ligadas.add(ligada)
      pulsar(ligada)
      enviar(ligada, ': \n\n')
      return ligada.fluxo
    },
    espalhar: (mudancas: readonly Mudanca[]) => {
      const deDireitos = mudancas.filter(({ assunto }) => assunto === 'direitos')
      if (deDireitos.length) reconferir(deDireitos)
      for (const ligada of ligadas) contar(ligada, mudancas)
    },
    dizerATodasQueTudoMudou: () => ligadas.forEach(dizerQueTudoMudou),
    encerrarTodas: () => ligadas.forEach(encerrar),
    quantas: () => ligadas.size,
  }
}
