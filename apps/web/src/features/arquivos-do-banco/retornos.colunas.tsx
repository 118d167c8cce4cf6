import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Arquivos.module.css'
import { textos } from './arquivos.textos.ts'
import { ContaDoArquivo } from './ContaDoArquivo.tsx'
import { emUmaFrase } from './resultados.ts'
import { SituacaoDoRetorno } from './SituacaoDoRetorno.tsx'

const { colunas, pasta } = textos.retornos

export const colunasDeRetorno: Coluna<Retorno>[] = [
  { id: 'nome', titulo: colunas.nome, parte: 18, celula: ({ nome }) => nome },
  {
    id: 'situacao',
    titulo: colunas.situacao,
    destaque: true,
    celula: ({ situacao }) => <SituacaoDoRetorno situacao={situacao} />,
  },
  { id: 'conta', titulo: colunas.conta, celula: ({ conta }) => <ContaDoArquivo conta={conta} /> },
  {
    id: 'resultado',
    titulo: colunas.resultado,
    parte: 34,
    celula: (retorno) => <span className={classes.porExtenso}>{emUmaFrase(retorno)}</span>,
  },
  {
    id: 'pago',
    titulo: colunas.pago,
    numero: true,
    celula: ({ valor_pago }) => formatarDinheiro(valor_pago),
  },
  { id: 'quem', titulo: colunas.quem, celula: ({ criado_por }) => criado_por ?? pasta },
  { id: 'quando', titulo: colunas.quando, celula: ({ criado_em }) => quando(criado_em) },
]
