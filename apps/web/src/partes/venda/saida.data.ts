import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { enviarPendentes } from '#aparelho/envio-de-arquivos.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { type EnvioNaSaida, saidaDoAparelho, type VendaNaSaida } from '#aparelho/saida.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { alcancavel } from './alcancavel.ts'
import { criarExpedicao } from './expedicao.ts'

/** A correction goes by the sale's own action, once for each version of it. */
const mandar = ({ corrige, ciente = false, mostradas: _, ...body }: EnvioNaSaida) => {
  if (corrige === undefined) return http(vendaApi.enviar, { body })
  const { id, dados, total_mostrado } = body
  const correcao = { versao: corrige, dados, total_mostrado, reenviar: true, ciente }
  return http(vendaApi.editar, { params: { id }, body: correcao })
}

const expedicoes = new Map<string, ReturnType<typeof criarExpedicao>>()

const expedicaoDe = (usuario_id: string) => {
  const existente = expedicoes.get(usuario_id)
  if (existente) return existente
  const nova = criarExpedicao({
    usuario_id,
    saida: saidaDoAparelho,
    travas: navigator.locks,
    alcancavel: () => alcancavel(usuario_id),
    enviarArquivos: enviarPendentes,
    enviarVenda: async (envio) => {
      const venda = await mandar(envio)
      void queryClient.invalidateQueries({ queryKey: ['venda'] })
      return venda
    },
    esquecer: (vendaId) => rascunhosDoAparelho.excluir(usuario_id, vendaId).catch(() => undefined),
  })
  expedicoes.set(usuario_id, nova)
  return nova
}

export const expedir = (usuario_id: string) => expedicaoDe(usuario_id).expedir()

/** Puts the sale into the outbox and tries at once. What became of it so far is the answer. */
export const enviarPelaSaida = async (usuario_id: string, envio: EnvioNaSaida): Promise<VendaNaSaida> => {
  const posta = await saidaDoAparelho.por(usuario_id, envio).catch(() => null)
  if (posta) {
    await expedir(usuario_id)
    return (await saidaDoAparelho.ler(usuario_id, envio.id)) ?? posta
  }
  const agora = new Date().toISOString()
  return expedicaoDe(usuario_id).semGuardar({
    usuario_id,
    id: envio.id,
    envio,
    situacao: 'ENVIANDO',
    protocolo: null,
    recusa: null,
    posta_em: agora,
    mudada_em: agora,
  })
}
