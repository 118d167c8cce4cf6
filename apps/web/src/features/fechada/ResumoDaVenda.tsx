import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { VendaFechada } from '@balcao/contract/vendas/aceite-fechada'
import { nomesDasFormas } from '@balcao/contract/vendas/pagamento'
import { velocidadePorExtenso } from '#partes/plano/velocidade.ts'
import { Cartao } from '#partes/publica/Cartao.tsx'
import { Fatos } from '#partes/publica/Fatos.tsx'
import { textos } from './fechada.textos.ts'

export function ResumoDaVenda({ venda }: { venda: VendaFechada }) {
  const { plano, adicionais, promocoes, instalacao, fidelidade_meses } = venda
  return (
    <Cartao titulo={textos.resumo}>
      <Fatos
        fatos={[
          [textos.plano, plano.nome],
          [textos.velocidade, velocidadePorExtenso(plano.download_mbps)],
          [
            textos.adicionais,
            adicionais
              .map(({ nome, quantidade }) => (quantidade > 1 ? `${quantidade} × ${nome}` : nome))
              .join(', '),
          ],
          [textos.promocoes, promocoes.join(', ')],
          [textos.porMes, dinheiroSemQuebra(venda.por_mes)],
          [textos.primeiraFatura, primeiraFatura(venda)],
          [textos.instalacao, instalacao === 0 ? textos.gratis : formatarDinheiro(instalacao)],
          [textos.fidelidade, fidelidade_meses === 0 ? textos.semFidelidade : emMeses(fidelidade_meses)],
          [textos.vencimento, textos.todoDia(venda.dia_vencimento)],
          [textos.pagamento, nomesDasFormas[venda.forma_pagamento]],
          [textos.cidade, venda.cidade],
        ]}
      />
    </Cartao>
  )
}

const primeiraFatura = ({ primeira_fatura, cobrada_a_parte }: VendaFechada) => {
  const valor = formatarDinheiro(primeira_fatura)
  return cobrada_a_parte ? textos.semOAParte(valor) : valor
}
