import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { contaUnica } from '#cobranca/conta-bancaria/contas-dos-bancos.fabrica.ts'
import { type TituloDoRetorno, umRetorno } from '#demo/retorno-do-itau.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { usarRetornos } from '#testes/usar-retornos.ts'

const { s, caixa, ler, pedir, remetido, obter } = usarRetornos()
const dados = { documento: '', agencia: '', conta: '', conta_dv: '', conta_id: '' }
let sequencial = 0

beforeAll(async () => {
  const [dona] = await s().db.select().from(empresa).where(eq(empresa.id, caixa.empresa_id))
  const criada = await umaConta(s().db, { empresa_id: caixa.empresa_id, ...contaUnica('341') })
  Object.assign(dados, { ...criada, conta_id: criada.id, documento: dona?.cnpj })
})

const arquivo = (titulos: TituloDoRetorno[]) => umRetorno({ ...dados, sequencial: ++sequencial }, titulos)
const linhas = (texto: string) => texto.replace('\uFEFF', '').trimEnd().split('\r\n')

const pago = { valor: 100_00, pago: 100_00, tarifa: 195, data: '2026-12-08', credito: '2026-12-09' }

const umLido = async () => {
  const id = await remetido(dados.conta_id, '00000101', 100_00)
  const [dono] = await s().db.select().from(boleto).where(eq(boleto.id, id))
  await s()
    .db.update(cliente)
    .set({ nome: '=SOMA(A1)' })
    .where(eq(cliente.id, dono?.cliente_id ?? ''))
  return {
    boleto: await obter(id),
    retorno: await ler(
      arquivo([
        { nosso_numero: '00000101', ocorrencia: '06', ...pago },
        { nosso_numero: '99999999', ocorrencia: '06', ...pago, valor: 50_00, pago: 50_00 },
      ]),
    ),
  }
}

test('as linhas de um retorno em CSV: as filtradas, em palavras, sem fórmula viva', async () => {
  const { boleto, retorno } = await umLido()
  const exportar = async (busca = '') =>
    linhas((await pedir('GET', `/retorno/${retorno.id}/linha/exportar${busca}`)).texto)
  const [titulos, primeira, segunda, ...resto] = await exportar()
  expect(titulos).toBe(
    'Linha;Resultado;Boleto;Nosso número;Cliente;Valor;Pago;Tarifa;Vencimento;Dia;Crédito em;O que aconteceu;No banco',
  )
  expect(primeira).toBe(
    `2;Pago;${boleto.numero};00000101;"'=SOMA(A1)";100,00;100,00;1,95;10/12/2026;08/12/2026;09/12/2026;Pago: R$ 100,00 por Boleto;Pago (06)`,
  )
  expect(segunda).toMatch(
    /^3;Boleto não encontrado;;99999999;;50,00;50,00;1,95;.*;Nenhum boleto .*;Pago \(06\)$/,
  )
  expect(resto).toEqual([])
  expect(await exportar('?resultado=SEM_BOLETO')).toEqual([titulos, segunda])
  const semPermissao = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [caixa.empresa_id] })
  const recusada = await pedir('GET', `/retorno/${retorno.id}/linha/exportar`, undefined, semPermissao.acesso)
  expect(recusada.status).toBe(403)
})

test('os retornos em CSV: os de uma conta, com quantas linhas de cada resultado, sem fórmula viva', async () => {
  await ler(
    arquivo([{ nosso_numero: '88888888', ocorrencia: '06', valor: 50_00, pago: 50_00, tarifa: 195 }]),
    '=SOMA(A1).RET',
  )
  const exportar = (conta: string, token?: string) =>
    pedir('GET', `/retorno/exportar?conta_bancaria_id=${conta}`, undefined, token)
  const [titulos, ultimo] = linhas((await exportar(dados.conta_id)).texto)
  expect(titulos).toBe(
    'Arquivo;Situação;Conta;Banco;Empresa;Número;Gerado em;Linhas;Registrado;Rejeitado;Pago;Baixado;Só anotado;Conferir;Já lido antes;Boleto não encontrado;Valor pago;Tarifas;Enviado por;Quando',
  )
  expect(ultimo).toMatch(/^"'=SOMA\(A1\)\.RET";Lido;.*;341;.*;1;0;0;0;0;0;0;0;1;50,00;1,95;/)
  expect(linhas((await exportar(caixa.conta_id)).texto)).toEqual([titulos])
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [caixa.empresa_id] })
  expect((await exportar(dados.conta_id, acesso)).status).toBe(403)
})
