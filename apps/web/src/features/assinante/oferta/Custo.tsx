import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { nomesDasFormas } from '@balcao/contract/vendas/pagamento'
import { Cartao, Destaque } from '#partes/publica/Cartao.tsx'
import { Fatos } from '#partes/publica/Fatos.tsx'
import { textos } from '../assinante.textos.ts'
import { MesAMes } from './MesAMes.tsx'

const t = textos.oferta

export function Custo({ oferta }: { oferta: OfertaDoAssinante }) {
  const { preco } = oferta
  const hoje = preco.meses[0]?.total ?? preco.mensalidade_regular
  const depois = precoEmPalavras(preco)
  return (
    <Cartao titulo={t.custa}>
      <Destaque>{dinheiroSemQuebra((depois ? t.comeca : t.porMes)(formatarDinheiro(hoje)))}</Destaque>
      {depois && <p>{dinheiroSemQuebra(depois)}.</p>}
      <Fatos
        fatos={[
          [t.instalacao, preco.instalacao.total === 0 ? t.gratis : formatarDinheiro(preco.instalacao.total)],
          [t.primeiraFatura, formatarDinheiro(preco.primeira_fatura.total)],
          [t.vencimento, t.todoDia(oferta.dia_vencimento)],
          [t.pagamento, nomesDasFormas[oferta.forma_pagamento]],
        ]}
      />
      <MesAMes preco={preco} />
    </Cartao>
  )
}
