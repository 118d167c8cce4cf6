import type { ArquivoAberto } from '@balcao/contract/base/endpoint'
import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import { eventosDeContrato, nomesDasSituacoesDo } from '@balcao/contract/vendas/contrato-evento'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { nomesDasFormas } from '@balcao/contract/vendas/pagamento'
import { eq } from 'drizzle-orm'
import { lerCliente } from '#clientes/cliente/obter.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { deUmaVez } from '#infra/http/de-uma-vez.ts'
import { criarVez } from '#infra/http/vez.ts'
import { criarFolha, type Folha } from '#infra/pdf/folha.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

/** Writing one keeps the program from everything else for some 30 ms. */
const naVezDoPdf = criarVez({
  simultaneos: 1,
  espera: 32,
  cheia: 'Há contratos demais sendo impressos. Tente novamente em instantes.',
})

type Prestadora = { razao_social: string; cnpj: string }
type Titular = { nome: string; cpf_cnpj: string | null }

const quemEOnde = (folha: Folha, contrato: Contrato, titular: Titular, prestadora: Prestadora) => {
  const { endereco, venda } = contrato
  folha.secao('Quem contrata e quem presta')
  const documento = titular.cpf_cnpj ? `, documento ${formatarDocumento(titular.cpf_cnpj)}` : ''
  folha.campo('Contratante', `${titular.nome}${documento}`)
  folha.campo('Instalado em', enderecoEmLinha(endereco, `${endereco.cidade} – ${endereco.uf}`))
  folha.campo('Prestadora', `${prestadora.razao_social}, CNPJ ${formatarDocumento(prestadora.cnpj)}`)
  folha.campo('Situação', nomesDosContratos[contrato.situacao])
  folha.campo(
    'Ativo desde',
    contrato.ativo_desde ? formatarData(contrato.ativo_desde) : 'ainda não instalado',
  )
  folha.campo('Venda', `nº ${venda.protocolo}`)
}

const oQueSeContrata = (folha: Folha, contrato: Contrato) => {
  const { plano, adicionais, fidelidade, multa } = contrato
  folha.secao('O que é contratado hoje')
  folha.campo(
    'Plano',
    `${plano.nome} – ${plano.download_mbps} Mbps de download, ${plano.upload_mbps} Mbps de upload`,
  )
  const nomes = adicionais.map(({ nome, quantidade }) => (quantidade > 1 ? `${quantidade} × ${nome}` : nome))
  if (nomes.length) folha.campo('Adicionais', nomes.join(', '))
  folha.campo('Mensalidade', `${formatarDinheiro(contrato.mensalidade)}, sem os descontos`)
  folha.campo(
    'Pagamento',
    `${nomesDasFormas[contrato.forma_pagamento]}, vencimento no dia ${contrato.dia_vencimento}`,
  )
  folha.campo(
    'Fidelidade',
    fidelidade ? `${emMeses(fidelidade.meses)}, até ${formatarData(fidelidade.ate)}` : 'não há',
  )
  folha.campo('Multa de quem sai hoje', `${formatarDinheiro(multa.valor)}. ${multa.texto}`)
}

const COLUNAS = [{ largura: 60 }, { largura: 90 }, { largura: 120, direita: true }]

const meses = (folha: Folha, { meses, mes_atual }: Contrato) => {
  const adiante = meses.filter(({ numero }) => numero >= (mes_atual ?? 1))
  if (!adiante.length) return
  folha.secao('O que se paga')
  folha.tabela(COLUNAS, [
    ['Mês', 'Competência', 'Total'],
    ...adiante.map(({ numero, competencia, total }) => [
      `${numero}º`,
      competencia.split('-').reverse().join('/'),
      formatarDinheiro(total),
    ]),
  ])
}

const eventos = (folha: Folha, contrato: Contrato) => {
  if (!contrato.eventos.length) return
  folha.secao('O que mudou desde a venda')
  for (const { dia, tipo, texto, situacao } of contrato.eventos.toReversed()) {
    const como = situacao === 'FEITO' ? '' : ` (${nomesDasSituacoesDo(tipo)[situacao].toLowerCase()})`
    folha.campo(formatarData(dia), `${eventosDeContrato[tipo].nome}${como}. ${texto}`)
  }
}

/** The contract as it is today. It is made anew each time: nothing of it is proof. */
export const pdfDoContrato = async (db: Db, quem: Pessoa, contrato: Contrato): Promise<ArquivoAberto> => {
  const [titular, [prestadora], { marca }] = await Promise.all([
    lerCliente(db, quem, contrato.cliente.id),
    db
      .select({ razao_social: empresa.razao_social, cnpj: empresa.cnpj })
      .from(empresa)
      .where(eq(empresa.id, contrato.empresa.id)),
    lerConfiguracao(db),
  ])
  if (!prestadora) throw new Error('um contrato sem empresa')
  const titulo = `Contrato da venda nº ${contrato.venda.protocolo}`
  const bytes = await naVezDoPdf(() => {
    const folha = criarFolha({ titulo, autor: marca, em: new Date().toISOString() })
    folha.menor(marca)
    folha.titulo(titulo)
    folha.menor(`Como está em ${formatarData(contrato.hoje)}`)
    quemEOnde(folha, contrato, titular, prestadora)
    oQueSeContrata(folha, contrato)
    meses(folha, contrato)
    eventos(folha, contrato)
    return folha.fechar(`${marca} – ${titulo}`)
  })
  const nome = `contrato-${contrato.venda.protocolo}.pdf`
  return { mime: 'application/pdf', tamanho: bytes.length, conteudo: deUmaVez(bytes), nome }
}
