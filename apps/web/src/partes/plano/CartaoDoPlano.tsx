import { nomeDaTecnologia, type RecursoDoPlano } from '@balcao/contract/catalogo/plano'
import type { Tecnologia } from '@balcao/contract/catalogo/tecnologia'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { CapaDoPlano } from './CapaDoPlano.tsx'
import classes from './CartaoDoPlano.module.css'
import { RecursosDoCartao } from './RecursosDoCartao.tsx'
import { velocidade, velocidadePorExtenso } from './velocidade.ts'

/** What the card shows. A number is null while the plan is still being typed. */
export type PlanoDoCartao = {
  nome: string
  descricao: string | null
  tecnologia: Tecnologia
  download_mbps: number | null
  upload_mbps: number | null
  franquia_gb: number | null
  valor_mensal: number | null
  taxa_instalacao: number | null
  fidelidade_meses: number | null
  imagem: string | null
  destaque: boolean
  recursos: readonly RecursoDoPlano[]
}

type CartaoDoPlanoProps = {
  plano: PlanoDoCartao
  /** At the bottom of the card: choose, compare. */
  acoes?: ReactNode
}

/** A plan as sellers show it to a client. In a grid, every card of a row is as tall as the tallest. */
export function CartaoDoPlano({ plano, acoes }: CartaoDoPlanoProps) {
  const { download_mbps: download, upload_mbps: upload } = plano
  const { numero, unidade } = velocidade(download ?? 0)
  return (
    <article className={classes.cartao} aria-label={plano.nome}>
      <CapaDoPlano imagem={plano.imagem} tecnologia={plano.tecnologia}>
        {plano.destaque && (
          <Badge color="secondary" radius="sm" className={classes.destaque ?? ''}>
            Destaque
          </Badge>
        )}
      </CapaDoPlano>
      <div className={classes.corpo}>
        <p className={classes.tecnologia}>{nomeDaTecnologia[plano.tecnologia]}</p>
        <h3 className={classes.nome}>{plano.nome || 'Nome do plano'}</h3>
        <p className={classes.velocidade}>
          <strong>{numero}</strong> {unidade}
        </p>
        <p className={classes.detalhe}>
          {upload ? `${velocidadePorExtenso(upload)} de upload` : 'Upload a definir'}
          {plano.franquia_gb ? ` · franquia de ${plano.franquia_gb} GB` : ''}
        </p>
        {plano.descricao && <p className={classes.descricao}>{plano.descricao}</p>}
        <RecursosDoCartao recursos={plano.recursos} />
        <div className={classes.pe}>
          <p className={classes.preco}>
            <strong>{formatarDinheiro(plano.valor_mensal ?? 0)}</strong>
            <span> por mês</span>
          </p>
          <p className={classes.detalhe}>
            {instalacao(plano.taxa_instalacao)} · {fidelidade(plano.fidelidade_meses)}
          </p>
          {acoes && <div className={classes.acoes}>{acoes}</div>}
        </div>
      </div>
    </article>
  )
}

const instalacao = (taxa: number | null) =>
  taxa ? `Instalação ${formatarDinheiro(taxa)}` : 'Instalação grátis'

const fidelidade = (meses: number | null) => {
  if (!meses) return 'sem fidelidade'
  return `fidelidade de ${meses} ${meses === 1 ? 'mês' : 'meses'}`
}
