import type { Permissao } from '@balcao/contract/base/permissao'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import type { DiaDeInstalacao } from '@balcao/contract/vendas/instalacao-api'
import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { gravarValor } from '#provedor/configuracao/gravar.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { olharALista, TODAS } from '#testes/olhar-a-lista.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'
import { venda } from '../venda.table.ts'

const vendas = usarVendas()
const { s, caixa, dados, enviada, alguem } = vendas
const quem = { analista: '' }
const entrar = async () => {
  quem.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'EDITAR.VENDA'])).acesso
}
beforeAll(entrar)
const { agir, feita } = agirNaVenda(vendas, () => quem.analista)

const PADRAO = {
  vagas_por_turno: 0,
  vagas_por_cidade: [],
  dias_de_instalacao: ['DOM', 'QUA', 'QUI', 'SAB', 'SEG', 'SEX', 'TER'],
  datas_sem_instalacao: [],
  primeira_mensalidade: 'INTEIRA',
} satisfies Partial<Configuracao>
const configurar = async (valores: Partial<Record<keyof typeof PADRAO, unknown>>) => {
  for (const [chave, valor] of Object.entries(valores))
    await gravarValor(s().db, { nome: 'Teste' }, chave as keyof typeof PADRAO, valor)
}
afterEach(async () => {
  vi.useRealTimers()
  await entrar()
  await configurar(PADRAO)
})

const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')
const em = (data: string, turno = 'MANHA') => ({ agendamento: { data, turno }, motivo: null })
const SEM_SERIE = { numero_de_serie: null }
const aprovada = async () => feita(await enviada(), 'aprovar')
const cidadeDe = ({ endereco }: Venda) => endereco.codigo_ibge
const dias = async (codigo_ibge: number, resto = ''): Promise<DiaDeInstalacao[]> => {
  const caminho = `/venda/instalacao/dias?codigo_ibge=${codigo_ibge}${resto}`
  return (await s().pedir('GET', caminho, { token: quem.analista })).corpo
}
const marcadaParaHoje = async () =>
  chegarODia(s().db, await feita(await aprovada(), 'agendar', visitaAmanha()))
type Tres = [string, string, string]
const proximaQuinta = () => {
  const semana = Array.from({ length: 7 }, (_, i) => somarDias(HOJE, 7 + i))
  return semana.find((dia) => new Date(dia).getUTCDay() === 4) as string
}
/** The first such day from tomorrow on: nobody schedules further ahead than a year. */
const proximo = (diaEMes: string) => {
  const ano = Number(HOJE.slice(0, 4))
  return [ano, ano + 1].map((cada) => `${cada}-${diaEMes}`).find((dia) => dia > HOJE) as string
}
const livres = (dia: DiaDeInstalacao | undefined) => dia?.turnos.map((turno) => turno.livres)

describe('vagas', () => {
  test('vinte ao mesmo tempo para três vagas: três conseguem, e os outros sabem por quê', async () => {
    await configurar({ vagas_por_turno: 3 })
    const dia = somarDias(HOJE, 40)
    const prontas: Venda[] = []
    for (let i = 0; i < 20; i++) prontas.push(await aprovada())
    const respostas = await Promise.all(prontas.map((uma) => agir(uma, 'agendar', em(dia))))
    const cheias = respostas.filter(({ status }) => status === 409)
    expect([respostas.filter(({ status }) => status === 200).length, cheias.length]).toEqual([3, 17])
    const { codigo, campos } = cheias[0]?.corpo ?? {}
    expect([codigo, campos.agendamento[0]]).toEqual(['SEM_VAGA', expect.stringContaining('não há mais vaga')])
    const [primeiro] = await dias(cidadeDe(prontas[0] as Venda), `&de=${dia}`)
    expect([primeiro?.data, livres(primeiro)]).toEqual([dia, [0, 3, 3]])
    const marcada = respostas.find(({ status }) => status === 200)?.corpo as Venda
    await feita(marcada, 'agendar', em(dia, 'TARDE'))
    const [depois] = await dias(cidadeDe(marcada), `&de=${dia}`)
    expect(livres(depois)).toEqual([1, 2, 3])
  })

  test('quem já está no turno continua nele; cancelada, a vaga volta', async () => {
    await configurar({ vagas_por_turno: 1 })
    const dia = somarDias(HOJE, 41)
    const marcada = await feita(await aprovada(), 'agendar', em(dia))
    const outra = await aprovada()
    expect((await agir(outra, 'agendar', em(dia))).corpo.codigo).toBe('SEM_VAGA')
    const denovo = await feita(marcada, 'agendar', em(dia))
    await feita(denovo, 'cancelar', { motivo: 'O cliente desistiu' })
    expect((await agir(outra, 'agendar', em(dia))).status).toBe(200)
  })

  test('o mesmo dia pedido duas vezes é um pedido; outro dia sobre a mesma versão é avisado', async () => {
    const pronta = await aprovada()
    const [dia, outro] = [somarDias(HOJE, 42), somarDias(HOJE, 43)]
    const { versao } = await feita(pronta, 'agendar', em(dia))
    expect((await agir(pronta, 'agendar', em(dia))).corpo.versao).toBe(versao)
    for (const pedido of [em(outro), em(dia, 'TARDE')]) {
      const { status, corpo } = await agir(pronta, 'agendar', pedido)
      expect([status, corpo.atual.agendamento]).toEqual([409, em(dia).agendamento])
    }
  })

  test('a cidade com número próprio não segue o padrão; sem número não há limite', async () => {
    const uma = await aprovada()
    const codigo_ibge = cidadeDe(uma)
    const naCidade = (vagas: number) => [{ codigo_ibge, cidade: 'Aqui – SP', vagas }]
    await configurar({ vagas_por_turno: 5, vagas_por_cidade: naCidade(2) })
    expect(livres((await dias(codigo_ibge))[0])).toEqual([2, 2, 2])
    expect(livres((await dias(3_550_308))[0])).toEqual([5, 5, 5])
    await configurar({ vagas_por_cidade: naCidade(0) })
    expect(livres((await dias(codigo_ibge))[0])).toEqual([null, null, null])
    expect(await dias(codigo_ibge)).toHaveLength(28)
  })

  test('nos dias em que não se instala e nas datas fechadas não se agenda', async () => {
    const uma = await aprovada()
    const [quinta, sexta, sabado] = [0, 1, 2].map((mais) => somarDias(proximaQuinta(), mais)) as Tres
    const [, mes, dia] = sexta.split('-')
    await configurar({ dias_de_instalacao: ['QUI', 'SEX'], datas_sem_instalacao: [`${dia}/${mes}`] })
    const noSabado = await agir(uma, 'agendar', em(sabado))
    expect([noSabado.status, noSabado.corpo.campos]).toEqual([
      422,
      { agendamento: ['Não se instala: sábado. Escolha outro dia.'] },
    ])
    expect((await agir(uma, 'agendar', em(sexta))).corpo.message).toMatch(/^Feriado/)
    expect((await agir(uma, 'agendar', em(quinta))).status).toBe(200)
    const lidos = await dias(cidadeDe(uma), `&de=${quinta}`)
    expect(lidos.slice(0, 3).map(({ fechado }) => fechado)).toEqual([
      null,
      'Feriado ou data sem instalação',
      'Não se instala: sábado',
    ])
  })
})

describe('o turno que já passou', () => {
  const as = async (hora: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${HOJE}T${hora}:00Z`) })
    await entrar()
  }

  test('de hoje é dito, pelo relógio do provedor; o de outro dia não passou', async () => {
    const uma = await aprovada()
    // In São Paulo it is three in the afternoon.
    await as('18:00')
    const [hoje, amanha] = await dias(cidadeDe(uma))
    const passaram = (dia: DiaDeInstalacao | undefined) => dia?.turnos.map(({ passou }) => passou)
    expect([passaram(hoje), passaram(amanha)]).toEqual([
      [true, false, false],
      [false, false, false],
    ])
    expect((await agir(uma, 'agendar', em(HOJE, 'TARDE'))).status).toBe(200)
  })

  test('a visita de amanhã que já foi feita hoje se marca e se conclui, mesmo sem vaga', async () => {
    const uma = await feita(await aprovada(), 'agendar', em(somarDias(HOJE, 1)))
    const outra = await aprovada()
    await as('18:00')
    await feita(outra, 'agendar', em(HOJE, 'TARDE'))
    await configurar({ vagas_por_turno: 1 })
    expect((await agir(uma, 'agendar', em(HOJE, 'TARDE'))).corpo.codigo).toBe('SEM_VAGA')
    await as('22:00')
    expect((await agir(uma, 'concluir', SEM_SERIE)).corpo.codigo).toBe('INSTALACAO_POR_VIR')
    const marcada = await feita(uma, 'agendar', em(HOJE, 'TARDE'))
    expect((await feita(marcada, 'concluir', SEM_SERIE)).situacao).toBe('CONCLUIDA')
  })

  test('nem se marca para daqui a mais de um ano', async () => {
    const { status, corpo } = await agir(await aprovada(), 'agendar', em(somarDias(HOJE, 400)))
    expect([status, corpo.message]).toEqual([422, expect.stringMatching(/^Escolha um dia até/)])
  })
})

describe('a visita', () => {
  test('só mudar o dia não é uma visita que falhou', async () => {
    const marcada = await marcadaParaHoje()
    const adiada = await feita(marcada, 'agendar', em(somarDias(HOJE, 2)))
    expect(adiada.historico.at(-1)).toMatchObject({ acao: 'agendar', motivo: null })
    const falhou = { ...em(somarDias(HOJE, 3)), visita_falhou: true, motivo: 'Chuva' }
    const cedo = await agir(adiada, 'agendar', falhou)
    expect([cedo.status, Object.keys(cedo.corpo.campos)]).toEqual([422, ['visita_falhou']])
  })

  test('que falhou hoje ou num dia que passou fica no histórico com o motivo', async () => {
    const marcada = await marcadaParaHoje()
    const falhou = { ...em(somarDias(HOJE, 1), 'NOITE'), visita_falhou: true }
    expect((await agir(marcada, 'agendar', { ...falhou, motivo: ' ' })).status).toBe(422)
    const outra = await feita(marcada, 'agendar', { ...falhou, motivo: 'Cliente ausente' })
    expect(outra.historico.at(-1)?.motivo).toBe('Visita não realizada: Cliente ausente')
    await s().db.update(venda).set({ agendamento_data: '2020-01-01' }).where(eq(venda.id, outra.id))
    const sem = await agir(outra, 'agendar', em(somarDias(HOJE, 2)))
    expect([sem.status, Object.keys(sem.corpo.campos)]).toEqual([422, ['motivo']])
    const terceira = await feita(outra, 'agendar', { ...em(somarDias(HOJE, 2)), motivo: 'Equipe não chegou' })
    expect(terceira.historico.at(-1)?.motivo).toBe('Visita não realizada: Equipe não chegou')
  })

  test('corrigir o que não muda a oferta deixa a instalação no dia em que está', async () => {
    const dia = somarDias(HOJE, 9)
    const pedido = dados()
    const marcada = await feita(await feita(await enviada(pedido), 'aprovar'), 'agendar', em(dia, 'TARDE'))
    const total_mostrado = marcada.preco.total_fidelidade
    const editada = await feita(marcada, 'editar', {
      dados: { ...pedido, dia_vencimento: 20 },
      total_mostrado,
    })
    expect([editada.situacao, editada.dia_vencimento]).toEqual(['AGENDADA', 20])
    expect(editada.agendamento).toEqual({ data: dia, turno: 'TARDE' })
  })
})

describe('os valores contam da instalação', () => {
  const relogio = async (dia: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${dia}T15:00:00Z`) })
    await entrar()
  }
  const concluidaEm = async (dia: string) => {
    // More than a person may be bound to, as if the sale were older than that rule.
    const { id: plano_id } = await umPlano(s().db, { fidelidade_meses: 24 })
    const marcada = await feita(
      await feita(await enviada(dados({ plano_id })), 'aprovar'),
      'agendar',
      em(dia),
    )
    await relogio(dia)
    return { marcada, pronta: await feita(marcada, 'concluir', { numero_de_serie: null }) }
  }

  test('o mês 1 é o do dia em que se instalou, pelo preço congelado', async () => {
    const dia = proximo('03-31')
    const { marcada, pronta } = await concluidaEm(dia)
    expect(marcada.preco.meses[0]?.competencia).toBe(HOJE.slice(0, 7))
    expect(pronta.preco.meses[0]?.competencia).toBe(dia.slice(0, 7))
    const semMes = ({ meses, ...resto }: Venda['preco']) => ({
      ...resto,
      meses: meses.map(({ competencia: _, ...mes }) => mes),
    })
    expect(semMes(pronta.preco)).toEqual(semMes(marcada.preco))
    const { rows } = await s().pool.query(
      `select ativo_desde::text, fidelidade_ate::text from cliente_plano where venda_id = '${pronta.id}'`,
    )
    expect(rows).toEqual([{ ativo_desde: dia, fidelidade_ate: `${Number(dia.slice(0, 4)) + 1}-03-31` }])
  })

  test('proporcional, se a configuração diz: só os dias até o fim do mês', async () => {
    await configurar({ primeira_mensalidade: 'PROPORCIONAL' })
    const { marcada, pronta } = await concluidaEm(proximo('04-16'))
    const [antes, depois] = [marcada.preco.meses[0], pronta.preco.meses[0]]
    expect(Math.abs((depois?.total ?? 0) - (antes?.total ?? 0) / 2)).toBeLessThanOrEqual(1)
    expect(pronta.preco.meses[1]?.total).toBe(antes?.total)
  })
})

test('as vagas são de quem vende e de quem agenda, e não de quem só lê', async () => {
  const caminho = `/venda/instalacao/dias?codigo_ibge=3550308`
  const leitor = (await alguem(['LISTAR.TODAS_VENDAS'])).acesso
  expect((await s().pedir('GET', caminho, { token: leitor })).status).toBe(403)
  expect((await s().pedir('GET', caminho, { token: caixa.vendedor })).status).toBe(200)
})

describe('a lista do dia', () => {
  const { listar, ids, mover, dia, outraEmpresa } = olharALista(vendas)

  test('as instalações são as do dia do provedor, por turno, e antes delas as que ficaram para trás', async () => {
    const { empresa, vendas } = await outraEmpresa(5)
    const { acesso } = await alguem(TODAS, [empresa.id])
    const [noite, amanha, manha, ontem, tarde] = vendas.map(({ id }) => id) as [string, ...string[]]
    const marcar = (id: string | undefined, dias: number, agendamento_turno: 'MANHA' | 'TARDE' | 'NOITE') =>
      mover(id ?? '', { situacao: 'AGENDADA', agendamento_data: dia(dias), agendamento_turno })
    await marcar(noite, 0, 'NOITE')
    await marcar(amanha, 1, 'MANHA')
    await marcar(manha, 0, 'MANHA')
    await marcar(ontem, -1, 'TARDE')
    await marcar(tarde, 0, 'TARDE')
    const primeira = await listar(acesso, '?visao=instalacoes_de_hoje&limite=2')
    const segunda = await listar(acesso, `?visao=instalacoes_de_hoje&limite=2&cursor=${primeira.proximo}`)
    expect([...ids(primeira), ...ids(segunda)]).toEqual([ontem, manha, tarde, noite])
    expect(segunda.proximo).toBeNull()
    const { corpo } = await s().pedir('GET', '/venda/filas', { token: acesso })
    expect(corpo.find((f: { visao: string }) => f.visao === 'instalacoes_de_hoje')).toMatchObject({
      total: 4,
      atrasadas: 1,
    })
  })

  test('quem vai instalar lê onde é e para quem ligar; sem ver clientes, nada do que já estava no cadastro', async () => {
    const { empresa, vendas, vendedor } = await outraEmpresa(1)
    const nova = vendas[0]?.id ?? ''
    const { cliente } = dados()
    // Nothing typed but the document of somebody on record: the phone is theirs.
    const { nome, cpf_cnpj } = { ...cliente, ...vendas[0]?.cliente }
    const conhecida = await enviada(
      dados({ empresa_id: empresa.id, cliente: { tipo_pessoa: 'PF', nome, cpf_cnpj } }),
      { token: vendedor.acesso },
    )
    for (const id of [nova, conhecida.id]) await mover(id, { situacao: 'AGENDADA', agendamento_data: dia(0) })
    const visitas = async (permissoes: Permissao[]) => {
      const { acesso } = await alguem(permissoes, [empresa.id])
      const { itens } = await listar(acesso, '?visao=instalacoes_de_hoje')
      return Object.fromEntries(itens.map(({ id, visita }) => [id, visita]))
    }
    const ve = await visitas(TODAS)
    expect(ve[nova]?.endereco).toMatch(/, \d.* – .* – 13\d{3}-\d{3}$/)
    expect(ve[nova]?.telefone).toBe(vendas[0]?.cliente.telefones[0]?.numero)
    expect(ve[conhecida.id]?.telefone).toBe(ve[nova]?.telefone)
    const naoVe = await visitas(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'])
    expect(naoVe[nova]?.telefone).toBe(ve[nova]?.telefone)
    expect(naoVe[conhecida.id]?.telefone).toContain('*')
    const { acesso } = await alguem(TODAS, [empresa.id])
    expect((await listar(acesso)).itens.every(({ visita }) => visita === undefined)).toBe(true)
    const csv = await s().pedir('GET', '/venda/exportar?visao=instalacoes_de_hoje', { token: acesso })
    expect(csv.texto).toContain(ve[nova]?.endereco)
  })
})
