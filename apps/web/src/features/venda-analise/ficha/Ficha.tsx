import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { formatarCep } from '@balcao/contract/valores/cep'
import { formatarData } from '@balcao/contract/valores/data'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Analise } from '@balcao/contract/vendas/analise-api'
import { nomesDasFormas, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { temVisitaMarcada } from '@balcao/contract/vendas/situacao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { type ReactNode, Suspense } from 'react'
import { usePode } from '#habilidade.ts'
import { NumerosDaVenda } from '#partes/boleto/NumerosDaVenda.tsx'
import { lugarNoMapa } from '#partes/endereco/lugarNoMapa.tsx'
import { MesAMes } from '#partes/oferta/MesAMes.tsx'
import { LinhasDoAndamento } from '#partes/venda/LinhasDoAndamento.tsx'
import { ProvasDoAceite } from '#partes/venda-aceite/ProvasDoAceite.tsx'
import { ParaAutorizar } from '#partes/venda-restricao/ParaAutorizar.tsx'
import { emLista } from '#textos/emLista.ts'
import { desde } from '#ui/desde.ts'
import { Secao } from '#ui/Secao.tsx'
import { tardio } from '#ui/tardio.ts'
import { textos } from '../analise.textos.ts'
import { ClienteNaFicha } from './ClienteNaFicha.tsx'
import { Dados } from './Dados.tsx'
import classes from './Ficha.module.css'

/** For who hands them over, who often is not who analyses. */
const LinksDoAssinante = tardio(() =>
  import('#partes/venda-aceite/LinksDoAssinante.tsx').then(({ LinksDoAssinante }) => LinksDoAssinante),
)
/** For who charges, not for who analyses. */
const BoletoDaVenda = tardio(() =>
  import('../boleto/BoletoDaVenda.tsx').then(({ BoletoDaVenda }) => BoletoDaVenda),
)
/** Below all the rest, and read by few. */
const HistoricoDaVenda = tardio(() =>
  import('../historico/HistoricoDaVenda.tsx').then(({ HistoricoDaVenda }) => HistoricoDaVenda),
)

const t = textos.ficha
const { outros } = textos

/** What was typed, as it was frozen when it was sent. */
export function Ficha({ analise, children }: { analise: Analise; children: ReactNode }) {
  const { venda } = analise
  const cobra = usePode('CRIAR.BOLETO')
  return (
    <div className={classes.ficha}>
      <ParaAutorizar venda={venda} />
      <ClienteNaFicha analise={analise} />
      <Endereco venda={venda} />
      <Vendido venda={venda} />
      <Vistos analise={analise} />
      <DoAssinante analise={analise} />
      <Secao titulo={t.venda}>
        <Dados
          dados={[
            { nome: outros.vendedor, valor: venda.vendedor.nome },
            { nome: outros.empresa, valor: `${venda.empresa.nome} · ${venda.canal.nome}` },
            { nome: outros.enviada, valor: desde(venda.criado_em) },
            { nome: t.observacoes, valor: venda.observacoes },
          ]}
        />
      </Secao>
      {children}
      {cobra && (
        <Suspense>
          <BoletoDaVenda venda={venda} />
        </Suspense>
      )}
      <Secao titulo={t.andamento}>
        <LinhasDoAndamento linhas={venda.historico} />
      </Secao>
      <Suspense>
        <HistoricoDaVenda id={venda.id} />
      </Suspense>
    </div>
  )
}

function Endereco({ venda: { endereco } }: { venda: Venda }) {
  const [lugar, mapa] = lugarNoMapa(endereco)
  return (
    <Secao titulo={t.endereco}>
      <Dados
        dados={[
          { nome: outros.rua, valor: `${endereco.logradouro}, ${endereco.numero}` },
          { nome: outros.complemento, valor: endereco.complemento },
          { nome: outros.bairro, valor: `${endereco.bairro}, ${endereco.cidade} – ${endereco.uf}` },
          { nome: outros.cep, valor: formatarCep(endereco.cep) },
          { nome: outros.referencia, valor: endereco.referencia },
          { nome: lugar, valor: mapa },
        ]}
      />
    </Secao>
  )
}

function Vendido({ venda }: { venda: Venda }) {
  const { preco, agendamento, adicionais, promocoes } = venda
  return (
    <Secao titulo={t.vendido}>
      <Dados
        dados={[
          { nome: outros.plano, valor: venda.plano.nome },
          {
            nome: outros.adicionais,
            valor: emLista(adicionais.map(({ nome, quantidade }) => t.adicional(nome, quantidade))),
          },
          { nome: outros.promocoes, valor: emLista(promocoes.map(({ nome }) => nome)) },
          {
            nome: outros.mensalidade,
            valor: dinheiroSemQuebra(
              precoEmPalavras(preco) ?? t.porMes(formatarDinheiro(preco.mensalidade_regular)),
            ),
          },
          {
            nome: outros.pagamento,
            valor: `${nomesDasFormas[venda.forma_pagamento]}, ${t.vencimento(venda.dia_vencimento)}`,
          },
          {
            nome: temVisitaMarcada(venda.situacao) ? outros.instalacao : outros.instalacaoPedida,
            valor: t.instalacao(formatarData(agendamento.data), nomesDosTurnos[agendamento.turno]),
          },
        ]}
      />
      <div className={classes.precos}>
        <NumerosDaVenda venda={venda} />
        <MesAMes preco={preco} />
      </div>
    </Secao>
  )
}

/** What goes to the subscriber, for who may send it, and what came back from them. */
function DoAssinante({ analise: { venda, aceite, manda_link } }: { analise: Analise }) {
  return (
    <>
      {aceite.feito && (
        <Secao titulo={t.aceite}>
          <ProvasDoAceite venda={venda} />
        </Secao>
      )}
      {manda_link && (
        <Secao titulo={t.links}>
          <Suspense>
            <LinksDoAssinante id={venda.id} />
          </Suspense>
        </Secao>
      )}
    </>
  )
}

/** What others have already said of it: restrictions, authorisation, acceptance. */
function Vistos({ analise: { venda, aceite } }: { analise: Analise }) {
  const { restricoes, autorizacao, canal } = venda
  const doAceite = () => {
    if (aceite.feito) return t.aceiteFeito
    if (!canal.exige_aceite_digital) return t.semAceite
    return aceite.ate ? t.aceiteAte(desde(aceite.ate)) : t.aceitePendente
  }
  return (
    <Secao titulo={t.restricoes}>
      {restricoes.length === 0 ? (
        <p className={classes.linha}>{t.semRestricoes}</p>
      ) : (
        <ul className={classes.restricoes}>
          {restricoes.map(({ regra, texto }) => (
            <li key={regra}>{texto}</li>
          ))}
        </ul>
      )}
      <Dados
        dados={[
          {
            nome: t.autorizacao,
            valor:
              autorizacao &&
              `${t.autorizada(autorizacao.por, desde(autorizacao.em))}: “${autorizacao.motivo}”`,
          },
          { nome: t.aceite, valor: doAceite() },
        ]}
      />
    </Secao>
  )
}
