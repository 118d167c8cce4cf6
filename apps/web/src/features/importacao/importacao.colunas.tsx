import type { Contagem, ImportacaoResumo } from '@balcao/contract/clientes/importacao/importacao'
import { comMilhares } from '@balcao/contract/valores/quantos'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { textos } from './importacao.textos.ts'
import { SituacaoDaImportacao } from './SituacaoDaImportacao.tsx'

const { colunas } = textos.anteriores

const contagem = (id: Exclude<keyof Contagem, 'lidas'>): Coluna<ImportacaoResumo> => ({
  id,
  titulo: textos.numeros[id].nome,
  numero: true,
  celula: (linha) => comMilhares(linha[id]),
})

export const colunasDeImportacao: Coluna<ImportacaoResumo>[] = [
  { id: 'nome_arquivo', titulo: colunas.arquivo, celula: ({ nome_arquivo }) => nome_arquivo },
  {
    id: 'situacao',
    titulo: colunas.situacao,
    destaque: true,
    celula: ({ situacao }) => <SituacaoDaImportacao situacao={situacao} />,
  },
  contagem('criadas'),
  contagem('atualizadas'),
  contagem('iguais'),
  contagem('rejeitadas'),
  { ...contagem('com_aviso'), opcional: true },
  { id: 'quem', titulo: colunas.quem, celula: ({ quem }) => quem },
  { id: 'criado_em', titulo: colunas.quando, celula: ({ criado_em }) => quando(criado_em) },
  { id: 'empresa', titulo: colunas.empresa, opcional: true, celula: ({ empresa }) => empresa },
]
