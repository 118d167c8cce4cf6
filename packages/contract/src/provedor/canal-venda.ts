import * as z from 'zod/mini'
import { TipoAnexo } from '#base/anexo.ts'
import { cadastro } from '#base/cadastro.ts'
import { Id, Instante, Texto, Versao } from '#base/comum.ts'
import { escolha, Ids, Referencia } from '#base/escolha.ts'
import { todasOuAlgumas } from '#base/regra.ts'
import { FiltroCanalVenda, TipoCanal } from './canal-venda-filtro.ts'
import { opcoesDeCanal } from './canal-venda-opcoes.ts'
import { ModeloDoRoteiro } from './canal-venda-roteiro.ts'

export const nomesDosCanais: Record<TipoCanal, string> = {
  LOJA: 'Loja',
  TELEVENDAS: 'Televendas',
  PORTA_A_PORTA: 'Porta a porta',
  ONLINE: 'On-line',
  PARCEIRO: 'Parceiro',
  INDICACAO: 'Indicação',
}

export const nomesDosAnexos: Record<TipoAnexo, string> = {
  DOCUMENTO_FRENTE: 'Frente do documento',
  DOCUMENTO_VERSO: 'Verso do documento',
  COMPROVANTE_ENDERECO: 'Comprovante de endereço',
  AUDIO_ACEITE: 'Áudio de aceite',
  COMPROVANTE_VENDA: 'Comprovante de venda',
}

const campos = {
  nome: Texto(80, 2),
  tipo: TipoCanal,
  /** A sale through this channel cannot be sent without these. */
  anexos_obrigatorios: escolha(TipoAnexo, 5),
  /** The subscriber has to accept on the phone before the analysis begins. */
  exige_aceite_digital: z.boolean(),
  /** Sold away from the shop, so the subscriber may withdraw within seven days (CDC art. 49). */
  fora_do_estabelecimento: z.boolean(),
  /** What the seller reads aloud while the acceptance is recorded. Null: the default text. */
  roteiro_audio: ModeloDoRoteiro,
  todas_empresas: z.boolean(),
  empresas: Ids,
  ativo: z.boolean(),
}
type Campos = z.infer<z.ZodMiniObject<typeof campos>>
const comEmpresa = todasOuAlgumas<Campos>('todas_empresas', 'empresas', 'Escolha ao menos uma empresa')

export const DadosCanalVenda = z.strictObject(campos).check(comEmpresa)
export type DadosCanalVenda = z.infer<typeof DadosCanalVenda>

export const EdicaoCanalVenda = z.strictObject({ ...campos, versao: Versao }).check(comEmpresa)
export type EdicaoCanalVenda = z.infer<typeof EdicaoCanalVenda>

export const CanalVenda = z.object({
  ...campos,
  id: Id,
  nome: z.string(),
  // Stored before a field was taken from the list, it still opens.
  roteiro_audio: z.nullable(z.string()),
  empresas: z.array(Referencia),
  /** False for people who do not have all of the channel's companies. */
  editavel: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type CanalVenda = z.infer<typeof CanalVenda>

export const CanalVendaResumo = z.object({
  id: Id,
  nome: z.string(),
  tipo: TipoCanal,
  anexos_obrigatorios: z.array(TipoAnexo),
  exige_aceite_digital: z.boolean(),
  fora_do_estabelecimento: z.boolean(),
  ativo: z.boolean(),
  atualizado_em: Instante,
})
export type CanalVendaResumo = z.infer<typeof CanalVendaResumo>

export const canalVendaApi = {
  opcoes: opcoesDeCanal,
  ...cadastro({
    caminho: 'canal-venda',
    um: 'um canal de venda',
    varios: 'canais de venda',
    permissoes: {
      listar: 'LISTAR.CANAL_VENDA',
      obter: ['EDITAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA'],
      criar: 'CRIAR.CANAL_VENDA',
      editar: 'EDITAR.CANAL_VENDA',
      excluir: 'EXCLUIR.CANAL_VENDA',
    },
    filtro: FiltroCanalVenda,
    resumo: CanalVendaResumo,
    registro: CanalVenda,
    dados: DadosCanalVenda,
    edicao: EdicaoCanalVenda,
  }),
}
