import type { Analise } from '@balcao/contract/vendas/analise-api'
import { umAnexoDaVenda, umaVendaEnviada } from '#partes/venda-acoes/venda-enviada.fabrica.ts'

const venda = umaVendaEnviada({ situacao: 'EM_ANALISE', motivo: null })

const exigindo = {
  ...venda,
  canal: { ...venda.canal, anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'] as const },
  acoes: ['aprovar', 'devolver', 'reprovar', 'cancelar', 'trocar_vendedor'] as const,
}

/** A sale in analysis with a photo and an audio, both without a verdict. */
export const umaAnalise = (parte: Partial<Analise> = {}): Analise => ({
  venda: {
    ...exigindo,
    canal: { ...exigindo.canal, anexos_obrigatorios: [...exigindo.canal.anexos_obrigatorios] },
    acoes: [...exigindo.acoes],
  },
  anexos: [
    umAnexoDaVenda(),
    umAnexoDaVenda({ tipo: 'AUDIO_ACEITE', nome: 'aceite.webm', mime: 'audio/webm', duracao_segundos: 30 }),
  ],
  propria: false,
  em_maos: null,
  diferencas: [],
  contrato: null,
  aceite: { feito: false, ate: null },
  manda_link: false,
  ...parte,
})
