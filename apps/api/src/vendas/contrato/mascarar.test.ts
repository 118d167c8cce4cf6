import type { Permissao } from '@balcao/contract/base/permissao'
import { contratoApi } from '@balcao/contract/vendas/contrato-api'
import type { Contrato, EventoDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { NIL } from 'uuid'
import { describe, expect, test } from 'vitest'
import { pessoa } from '#infra/http/contexto.ts'
import { ouvir } from '#testes/ouvir.ts'
import { usarContratos } from '#testes/usar-contratos.ts'
import { umClienteComEndereco } from './contrato.fabrica.ts'
import { suspenderPorAtraso } from './por-atraso.commands.ts'

const { s, caixa, um, pedir, obter, em, registrar, feito } = usarContratos()

const alguem = async (...grupo: Permissao[]) =>
  (await s().fabrica.pessoa({ grupo, empresas: [caixa.empresa_id] })).acesso

/** It was Josefa's, moves within a week, and has a reason that names somebody. */
const deMaria = async () => {
  const { id } = await um({ cliente: { nome: 'Josefa Antiga' } })
  const maria = await umClienteComEndereco(s().db, caixa.empresa_id, { nome: 'Maria Nova' })
  await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: maria.id } })
  const { id: _, cliente_id: __, ordem: ___, tipo: ____, ...endereco } = maria.endereco
  const novo = { ...endereco, logradouro: 'Rua do Segredo', numero: '4477', referencia: 'Portão de Zuleica' }
  await feito(id, 'MUDANCA_ENDERECO', { dia: em(3), dados: { endereco: novo } })
  await feito(id, 'SUSPENSAO', { dia: em(5), motivo: 'Deve à Dona Zuleica' })
  await s().pool.query(`update cliente_plano set numero_de_serie = 'ONU-7788' where id = $1`, [id])
  return { id, cliente_id: maria.id }
}
const textosDe = (eventos: EventoDoContrato[]) => eventos.map(({ texto }) => texto)
const SEGREDOS = /Josefa|Zuleica|Segredo|4477|ONU-7788|Barão|Pedido do cliente/

const olhadas = async (cliente_id: string) =>
  (await s().pool.query('select 1 from cliente_acesso where cliente_id = $1', [cliente_id])).rowCount

describe('quem só cria vendas', () => {
  test('vê o contrato com o endereço em parte, sem quem mais nem por quê, e isso não é um acesso', async () => {
    const { id, cliente_id } = await deMaria()
    const inteiro = await obter(id)
    expect(JSON.stringify(inteiro)).toMatch(/Josefa Antiga.*ONU-7788|ONU-7788.*Josefa Antiga/)
    expect(inteiro.mascarado).toBe(false)
    const antes = await olhadas(cliente_id)
    const acesso = await alguem('CRIAR.VENDA')
    const { status, corpo } = await pedir('GET', `${id}?cliente_id=${cliente_id}`, undefined, acesso)
    expect(status).toBe(200)
    expect(contratoApi.obter.resposta.parse(corpo)).toEqual(corpo)
    expect(JSON.stringify(corpo)).not.toMatch(SEGREDOS)
    expect(corpo).toMatchObject({
      ...{ mascarado: true, cliente: { nome: 'Maria Nova' }, numero_de_serie: '***' },
      ...{ mensalidade: inteiro.mensalidade, meses: inteiro.meses, multa: inteiro.multa },
      endereco: { numero: '***', cidade: 'Campinas', referencia: null, latitude: null },
      eventos: [{ motivo: '***' }, { motivo: '***' }, { motivo: '***' }],
    })
    expect(textosDe(corpo.eventos).slice(1)).toEqual([
      'Para outro endereço',
      'De outro cliente para Maria Nova',
    ])
    expect(await olhadas(cliente_id)).toBe(antes)
  })

  test('o motivo do cancelamento fica oculto, e o que não se escreveu continua sem nada', async () => {
    const { id } = await um()
    const acesso = await alguem('CRIAR.VENDA')
    const ver = async (): Promise<Contrato> => (await pedir('GET', id, undefined, acesso)).corpo
    expect(await ver()).toMatchObject({ motivo: null, numero_de_serie: null })
    await feito(id, 'CANCELAMENTO', { motivo: 'Deve à Dona Zuleica' })
    expect(await ver()).toMatchObject({ situacao: 'CANCELADO', motivo: '***' })
  })

  test('o motivo que o próprio sistema escreveu é lido; o de uma pessoa, não', async () => {
    const { id } = await um()
    const agente = {
      quem: pessoa({ id: NIL, sessaoId: NIL, nome: '', permissoes: [], empresas: null }),
      autor: { sistema: 'atraso no pagamento' },
    }
    const motivo = 'Boleto nº 7 vencido há 20 dias'
    await s().db.transaction((db) => suspenderPorAtraso(db, agente, id, motivo))
    await feito(id, 'REATIVACAO', { dia: em(1), motivo: 'Dona Zuleica pagou' })
    const { corpo } = await pedir('GET', id, undefined, await alguem('CRIAR.VENDA'))
    expect(corpo.eventos).toMatchObject([
      { tipo: 'REATIVACAO', autor: 'PESSOA', motivo: '***' },
      { tipo: 'SUSPENSAO', autor: 'SISTEMA', motivo },
    ])
  })

  test('na lista do cliente o endereço vem em parte', async () => {
    const { id, cliente } = await um()
    const token = await alguem('CRIAR.VENDA')
    const { status, corpo } = await s().pedir('GET', `/cliente/${cliente.id}/contratos`, { token })
    expect(status).toBe(200)
    expect(corpo.itens).toMatchObject([
      {
        id,
        plano: 'Fibra 500',
        endereco: expect.stringMatching(/^.\*{3}, \*{3}.* – Campinas – SP – \d{5}-\*{3}$/),
      },
    ])
  })

  test('sabe quanto custa sair, e não baixa o PDF nem muda nada', async () => {
    const { id, ativo_desde } = await um()
    const acesso = await alguem('CRIAR.VENDA')
    const status = async (caminho: string) =>
      (await pedir('GET', `${id}${caminho}`, undefined, acesso)).status
    expect(await status(`/multa?dia=${ativo_desde}`)).toBe(200)
    expect([await status('/pdf'), await status('/opcoes')]).toEqual([403, 403])
    expect((await registrar(id, 'SUSPENSAO', { token: acesso })).status).toBe(403)
  })

  test('de outra empresa não acha nada', async () => {
    const { id, cliente } = await um()
    const empresas = [(await s().fabrica.empresa('Longe Net')).id]
    const { acesso: token } = await s().fabrica.pessoa({ grupo: ['CRIAR.VENDA'], empresas })
    const caminhos = [
      `/contrato/${id}`,
      `/contrato/${id}/meses-anteriores`,
      `/contrato/${id}/multa?dia=2027-01-01`,
      `/cliente/${cliente.id}/contratos`,
    ]
    for (const caminho of caminhos) expect((await s().pedir('GET', caminho, { token })).status).toBe(404)
  })

  test('ouve que o contrato mudou; quem vê tudo o ouve uma vez só', async () => {
    const { id } = await um()
    const [vende, tudo, nada] = await Promise.all([
      ouvir(s().app, await alguem('CRIAR.VENDA'), 'contrato'),
      ouvir(s().app, await alguem('CRIAR.VENDA', 'VISUALIZAR.CLIENTE'), 'contrato'),
      ouvir(s().app, await alguem('LISTAR.CLIENTE'), 'contrato'),
    ])
    const contratos = ({ ouvidas }: typeof vende) => ouvidas.flatMap(({ contrato }) => contrato ?? [])
    await feito(id, 'SUSPENSAO')
    for (const ligada of [vende, tudo]) await expect.poll(() => contratos(ligada)).toEqual([id])
    expect(contratos(nada)).toEqual([])
    for (const { sair, fim } of [vende, tudo, nada]) {
      sair()
      await fim
    }
  })
})

describe('quem muda contratos e não vê clientes', () => {
  test('vê mascarado, e cada ação diz o que falta', async () => {
    const { id } = await deMaria()
    const acesso = await alguem('EDITAR.CONTRATO', 'CRIAR.VENDA')
    const { corpo } = await pedir('GET', id, undefined, acesso)
    expect(JSON.stringify(corpo)).not.toMatch(SEGREDOS)
    const falta = 'Para isso é preciso poder visualizar os dados do cliente'
    const contrato = corpo as Contrato
    expect(new Set(contrato.acoes.map(({ impedimento }) => impedimento))).toEqual(new Set([falta]))
    expect(contrato.eventos[0]).toMatchObject({ pode_desfazer: false, por_que_nao: falta })
    // Neither does what is refused tell more: an old version is answered like the present one.
    for (const versao of [1, contrato.versao]) {
      const recusa = await registrar(id, 'REATIVACAO', { token: acesso, versao })
      expect([recusa.status, JSON.stringify(recusa.corpo)]).toEqual([
        403,
        expect.not.stringMatching(SEGREDOS),
      ])
    }
    expect((await pedir('GET', `${id}/pdf`, undefined, acesso)).status).toBe(403)
  })

  test('sem poder abrir o cliente, não lê o contrato', async () => {
    const { id, cliente } = await um()
    const token = await alguem('EDITAR.CONTRATO')
    for (const caminho of [`/contrato/${id}`, `/cliente/${cliente.id}/contratos`])
      expect((await s().pedir('GET', caminho, { token })).status).toBe(403)
  })
})
