import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { formatarData } from '@balcao/contract/valores/data'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomesDasFormas, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { temVisitaMarcada } from '@balcao/contract/vendas/situacao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { NumerosDaVenda } from '#partes/boleto/NumerosDaVenda.tsx'
import { MesAMes } from '#partes/oferta/MesAMes.tsx'
import { emLista } from '#textos/emLista.ts'
import { Grupo } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { Dados } from './Dados.tsx'
import { textos } from './venda-enviada.textos.ts'

const { campos } = textos

/** As it was frozen when it was sent. */
export function OQueFoiVendido({ venda }: { venda: Venda }) {
  const { preco, agendamento } = venda
  return (
    <Grupo titulo={textos.oQueFoiVendido}>
      <Dados
        dados={[
          { nome: campos.plano, valor: venda.plano.nome },
          {
            nome: campos.adicionais,
            valor: emLista(
              venda.adicionais.map(({ nome, quantidade }) => textos.adicional(nome, quantidade)),
            ),
          },
          { nome: campos.promocoes, valor: emLista(venda.promocoes.map(({ nome }) => nome)) },
          {
            nome: campos.mensalidade,
            valor: dinheiroSemQuebra(
              precoEmPalavras(preco) ?? textos.porMes(formatarDinheiro(preco.mensalidade_regular)),
            ),
          },
          {
            nome: campos.pagamento,
            valor: `${nomesDasFormas[venda.forma_pagamento]}, ${textos.vencimento(venda.dia_vencimento)}`,
          },
          {
            nome: temVisitaMarcada(venda.situacao) ? campos.instalacao : campos.instalacaoPedida,
            valor: textos.instalacao(formatarData(agendamento.data), nomesDosTurnos[agendamento.turno]),
          },
          { nome: campos.empresa, valor: `${venda.empresa.nome} · ${venda.canal.nome}` },
          { nome: campos.observacoes, valor: venda.observacoes },
        ]}
      />
      <NumerosDaVenda venda={venda} />
      <div className={classes.meses}>
        <MesAMes preco={preco} />
      </div>
    </Grupo>
  )
}
