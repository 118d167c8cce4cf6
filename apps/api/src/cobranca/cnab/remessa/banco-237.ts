import { type Banco400, movimentos } from './banco.ts'
import { codigo, emAscii, fixo, numero, texto, zeros } from './campos.ts'
import type { TituloDaRemessa } from './remessa.ts'

const LARGURA_DO_ENDERECO = 40

/** One field for everything: the street gives way, so that city and UF are never cut. */
const enderecoCompleto = ({ endereco, cidade, uf }: TituloDaRemessa['pagador']): string => {
  const lugar = emAscii(`${cidade} ${uf}`)
  return `${emAscii(endereco).slice(0, Math.max(0, LARGURA_DO_ENDERECO - lugar.length - 1))} ${lugar}`
}

export const bradesco: Banco400 = {
  formato: 400,
  movimentos,
  especies: { DM: '01', DS: '12' },
  header: [
    [27, 46, 'código da empresa', numero((r) => r.conta.codigo_empresa)],
    [80, 94, 'nome do banco', texto(() => 'BRADESCO')],
    [109, 110, 'sistema', fixo('MX')],
    [111, 117, 'número da remessa', numero((r) => r.sequencial)],
  ],
  detalhe: [
    [2, 20, 'débito automático', zeros],
    [21, 21, 'zero', zeros],
    [22, 24, 'carteira', numero((c) => c.remessa.conta.carteira)],
    [25, 29, 'agência', numero((c) => c.remessa.conta.agencia)],
    [30, 36, 'conta', numero((c) => c.remessa.conta.conta)],
    [37, 37, 'DV da conta', codigo((c) => c.remessa.conta.conta_dv)],
    [63, 65, 'banco do débito', zeros],
    [66, 66, 'código da multa', (c) => (c.titulo.multa_percentual !== 0 ? '2' : '0')],
    [67, 70, 'percentual da multa', numero((c) => c.titulo.multa_percentual)],
    [71, 81, 'nosso número', numero((c) => c.titulo.nosso_numero)],
    [82, 82, 'DV do nosso número', codigo((c) => c.titulo.nosso_numero_dv)],
    [83, 92, 'desconto de bonificação', zeros],
    [93, 93, 'quem emite', fixo('2')],
    [94, 94, 'débito automático', fixo('N')],
    [106, 106, 'aviso de débito', fixo('2')],
    [140, 147, 'banco e agência cobradores', zeros],
    [235, 274, 'nome do pagador', texto((c) => c.titulo.pagador.nome)],
    [275, 314, 'endereço', texto((c) => enderecoCompleto(c.titulo.pagador))],
  ],
}
