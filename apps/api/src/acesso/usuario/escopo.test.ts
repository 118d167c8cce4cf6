import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { edicaoDeUsuario } from './usuario.fabrica.ts'
import { usuario } from './usuario.table.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '', minha: '', outra: '', colega: '', dividido: '', alheio: '', geral: '' }

// An editor with one company, a colleague in it, a person of another company, and one with every company.
beforeAll(async () => {
  const { fabrica } = s()
  const [minha, outra] = [await fabrica.empresa('Minha'), await fabrica.empresa('Outra')]
  const editor = await fabrica.pessoa({
    grupo: [
      'LISTAR.USUARIO',
      'EDITAR.USUARIO',
      'EXCLUIR.USUARIO',
      'LISTAR.GRUPO_PERMISSAO',
      'LISTAR.CLIENTE',
    ],
    empresas: [minha.id],
    nome: 'Zélia Editora',
  })
  const grupo = ['LISTAR.CLIENTE' as const]
  Object.assign(caixa, {
    token: editor.acesso,
    minha: minha.id,
    outra: outra.id,
    colega: (await fabrica.usuario({ nome: 'Canário Colega', grupo, empresas: [minha.id] })).id,
    dividido: (await fabrica.usuario({ nome: 'Dora Dividida', grupo, empresas: [minha.id, outra.id] })).id,
    alheio: (await fabrica.usuario({ nome: 'Canário Alheio', grupo, empresas: [outra.id] })).id,
    geral: (await fabrica.usuario({ nome: 'Canário Geral', grupo })).id,
  })
})

const pedir = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, corpo?: object) =>
  s().pedir(metodo, url, { token: caixa.token, ...(corpo && { corpo }) })

test('cada chamada com o id de outra empresa responde os mesmos bytes que um id inexistente', async () => {
  const { corpo: colega } = await pedir('GET', `/usuario/${caixa.colega}`)
  const chamadas = [
    ['GET', '', undefined],
    ['GET', '/historico', undefined],
    ['GET', '/sessao', undefined],
    ['PUT', '', edicaoDeUsuario(colega, { nome: 'Invadida' })],
    ['POST', '/convite', undefined],
    ['POST', '/link-de-senha', undefined],
    ['DELETE', '/sessao', undefined],
    ['DELETE', '', undefined],
  ] as const
  for (const [metodo, resto, corpo] of chamadas) {
    const inexistente = await pedir(metodo, `/usuario/${NINGUEM}${resto}`, corpo)
    expect(inexistente.status, `${metodo} ${resto}`).toBe(404)
    for (const id of [caixa.alheio, caixa.geral]) {
      const { status, texto } = await pedir(metodo, `/usuario/${id}${resto}`, corpo)
      expect({ status, texto }).toEqual({ status: 404, texto: inexistente.texto })
    }
  }
})

test('lista, total, busca, exportação e "quem tem" só mostram quem divide uma empresa', async () => {
  const nomes = (itens: { nome: string }[]) => itens.map((i) => i.nome)
  const lista = (await pedir('GET', '/usuario')).corpo
  expect(nomes(lista.itens)).toEqual(['Canário Colega', 'Dora Dividida', 'Zélia Editora'])
  expect(lista).toMatchObject({ total: 3, total_exato: true })
  expect(nomes((await pedir('GET', '/usuario?busca=canario')).corpo.itens)).toEqual(['Canário Colega'])
  expect((await pedir('GET', '/usuario?busca=alheio')).corpo.total).toBe(0)
  const { texto } = await pedir('GET', '/usuario/exportar')
  expect(texto).toContain('Canário Colega')
  expect(texto).not.toMatch(/Alheio|Geral|Administrador/)
  const quem = (await pedir('GET', '/usuario/quem-tem?permissao=LISTAR.CLIENTE')).corpo
  expect(nomes(quem.usuarios)).toEqual(nomes(lista.itens))
})

test('quem tem todas as empresas vê todos', async () => {
  const { acesso } = await s().admin()
  const { corpo } = await s().pedir('GET', '/usuario?busca=canario', { token: acesso })
  expect(corpo.total).toBe(3)
})

test('de quem tem mais empresas se veem as comuns, e nem as outras nem o histórico nem as sessões', async () => {
  const { corpo } = await pedir('GET', `/usuario/${caixa.dividido}`)
  expect(corpo).toMatchObject({ editavel: false, empresas: [{ id: caixa.minha, nome: 'Minha' }] })
  for (const resto of ['historico', 'sessao']) {
    expect((await pedir('GET', `/usuario/${caixa.dividido}/${resto}`)).status).toBe(403)
    expect((await pedir('GET', `/usuario/${caixa.colega}/${resto}`)).status).toBe(200)
  }
  const total = async (empresa: string) => (await pedir('GET', `/usuario?empresa_id=${empresa}`)).corpo.total
  expect(await total(caixa.outra)).toBe(await total(NINGUEM))
})

test('o nome do canal de outra empresa não se mostra, e o de quem não tem canal é nenhum', async () => {
  const { db } = s()
  expect((await pedir('GET', `/usuario/${caixa.colega}`)).corpo.canal_venda).toBeNull()
  const canal = await umCanal(db, { empresas: [caixa.outra] })
  await db.update(usuario).set({ canal_venda_id: canal.id }).where(eq(usuario.id, caixa.dividido))
  expect((await pedir('GET', `/usuario/${caixa.dividido}`)).corpo.canal_venda).toBe('de outra empresa')
})
