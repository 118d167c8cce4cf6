import * as z from 'zod/mini'
import type { TipoAnexo } from '#base/anexo.ts'
import { endpoint } from '#base/endpoint.ts'

/** Each action that asks why, and the setting with what people usually answer. */
export const motivosDe = {
  rejeitar_anexo: 'motivos_de_rejeitar_anexo',
  rejeitar_audio: 'motivos_de_rejeitar_audio',
  devolver: 'motivos_de_devolver',
  reprovar: 'motivos_de_reprovar',
  autorizar: 'motivos_de_autorizar',
  negar: 'motivos_de_negar',
  cancelar: 'motivos_de_cancelar',
  agendar: 'motivos_de_reagendar',
} as const
export type AcaoComMotivos = keyof typeof motivosDe

/** What is wrong with a photo is not what is wrong with a recording. */
export const acaoDeRejeitar = (tipo: TipoAnexo) =>
  tipo === 'AUDIO_ACEITE' ? 'rejeitar_audio' : 'rejeitar_anexo'

const Motivos = z.object(
  Object.fromEntries(Object.keys(motivosDe).map((acao) => [acao, z.array(z.string())])) as Record<
    AcaoComMotivos,
    z.ZodMiniArray<z.ZodMiniString>
  >,
)
export type MotivosDaVenda = z.infer<typeof Motivos>

export const motivosApi = {
  obter: endpoint({
    method: 'GET',
    path: '/venda/motivos',
    permissao: ['REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'],
    resumo: 'Os motivos entre os quais se escolhe, por ação',
    resposta: Motivos,
  }),
}
