import { type Banco400, movimentos } from './banco.ts'
import { codigo, data, documento, fixo, numero, texto, tipoDoDocumento, zeros } from './campos.ts'
import { sequencial } from './registros400.ts'

export const itau: Banco400 = {
  formato: 400,
  movimentos,
  especies: { DM: '01', DS: '08' },
  header: [
    [27, 30, 'agência', numero((r) => r.conta.agencia)],
    [31, 32, 'zeros', zeros],
    [33, 37, 'conta', numero((r) => r.conta.conta)],
    [38, 38, 'DAC', numero((r) => r.conta.conta_dv)],
    [80, 94, 'nome do banco', texto(() => 'BANCO ITAU SA')],
  ],
  detalhe: [
    [2, 3, 'tipo de inscrição', tipoDoDocumento((c) => c.remessa.beneficiario.documento)],
    [4, 17, 'inscrição da empresa', documento((c) => c.remessa.beneficiario.documento)],
    [18, 21, 'agência', numero((c) => c.remessa.conta.agencia)],
    [22, 23, 'zeros', zeros],
    [24, 28, 'conta', numero((c) => c.remessa.conta.conta)],
    [29, 29, 'DAC', numero((c) => c.remessa.conta.conta_dv)],
    [34, 37, 'instrução cancelada', zeros],
    [63, 70, 'nosso número', numero((c) => c.titulo.nosso_numero)],
    [71, 83, 'quantidade de moeda', zeros],
    [84, 86, 'carteira', numero((c) => c.remessa.conta.carteira)],
    [108, 108, 'código da carteira', fixo('I')],
    [140, 142, 'banco', codigo((c) => c.remessa.conta.banco)],
    [143, 147, 'agência cobradora', zeros],
    [235, 264, 'nome do pagador', texto((c) => c.titulo.pagador.nome)],
    [315, 326, 'bairro', texto((c) => c.titulo.pagador.bairro)],
    [335, 349, 'cidade', texto((c) => c.titulo.pagador.cidade)],
    [350, 351, 'UF', texto((c) => c.titulo.pagador.uf)],
    [386, 391, 'data da mora', zeros],
    [392, 393, 'prazo', zeros],
  ],
  multa: [
    [1, 1, 'tipo do registro', fixo('2')],
    [2, 2, 'código da multa', fixo('2')],
    [3, 10, 'data da multa', data((c) => c.titulo.vencimento)],
    [11, 23, 'percentual da multa', numero((c) => c.titulo.multa_percentual)],
    sequencial,
  ],
}
