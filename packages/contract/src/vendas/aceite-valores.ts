import { emMeses, precoEmPalavras } from '#catalogo/oferta-texto.ts'
import { enderecoEmLinha } from '#provedor/endereco.ts'
import { formatarData } from '#valores/data.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'
import { formatarDocumento } from '#valores/documento.ts'
import { formatarTelefone } from '#valores/telefone.ts'
import { DIAS_DE_ARREPENDIMENTO, type OfertaDoAssinante } from './aceite.ts'
import type { ValoresDoModelo } from './aceite-modelo.ts'
import { nomesDasFormas, type Turno } from './pagamento.ts'

const lista = new Intl.ListFormat('pt-BR')
const emLista = (nomes: readonly string[], nada: string) => (nomes.length ? lista.format(nomes) : nada)

const noTurno: Record<Turno, string> = { MANHA: 'de manhã', TARDE: 'à tarde', NOITE: 'à noite' }

const comQuantidade = ({ nome, quantidade }: { nome: string; quantidade: number }) =>
  quantidade > 1 ? `${quantidade} × ${nome}` : nome

const ARREPENDIMENTO = {
  fora: `Você pode desistir em até ${DIAS_DE_ARREPENDIMENTO} dias depois da instalação, sem multa e sem dizer por quê (art. 49 do Código de Defesa do Consumidor).`,
  loja: `A compra foi feita na loja. O prazo de ${DIAS_DE_ARREPENDIMENTO} dias para desistir vale só para compras feitas fora dela.`,
}

export const valoresDoModelo = (
  oferta: Omit<OfertaDoAssinante, 'textos' | 'texto_sha256' | 'documentos' | 'aceite_ate'>,
  responsavel: string,
): ValoresDoModelo => {
  const { cliente, empresa, endereco, etiqueta, preco, agendamento } = oferta
  const { plano } = etiqueta
  const porOutro = responsavel === cliente.nome ? '' : `${responsavel}, em nome de `
  const dinheiro = (valor: number, nada: string) => (valor ? formatarDinheiro(valor) : nada)
  return {
    cliente: cliente.nome,
    documento: cliente.documento,
    responsavel,
    contratante: `${porOutro}${cliente.nome} (documento ${cliente.documento})`,
    endereco: enderecoEmLinha(endereco, `${endereco.cidade} – ${endereco.uf}`),
    empresa: empresa.razao_social,
    cnpj: formatarDocumento(empresa.cnpj),
    contato: emLista(
      [empresa.telefone && formatarTelefone(empresa.telefone), empresa.email].filter((um) => um !== null),
      oferta.marca,
    ),
    marca: oferta.marca,
    vendedor: oferta.vendedor,
    protocolo: String(oferta.protocolo),
    plano: plano.nome,
    velocidade: `${plano.download_mbps} Mbps de download e ${plano.upload_mbps} Mbps de upload`,
    adicionais: emLista(oferta.adicionais.map(comQuantidade), 'nenhum'),
    promocoes: emLista(
      oferta.promocoes.map(({ nome }) => nome),
      'nenhuma',
    ),
    mensalidade: precoEmPalavras(preco) ?? `${formatarDinheiro(preco.mensalidade_regular)} por mês`,
    primeira_fatura: formatarDinheiro(preco.primeira_fatura.total),
    instalacao: dinheiro(preco.instalacao.total, 'zero reais'),
    fidelidade: plano.fidelidade_meses ? emMeses(plano.fidelidade_meses) : 'zero meses: não há fidelidade',
    multa: dinheiro(preco.meses[0]?.multa ?? 0, 'zero reais'),
    beneficio: plano.beneficio_descricao ?? 'nenhum benefício',
    reajuste: etiqueta.indice_reajuste,
    vencimento: String(oferta.dia_vencimento),
    pagamento: nomesDasFormas[oferta.forma_pagamento],
    agendamento: `${formatarData(agendamento.data)}, ${noTurno[agendamento.turno]}`,
    arrependimento: ARREPENDIMENTO[oferta.arrependimento ? 'fora' : 'loja'],
  }
}
