import type {
  Convite,
  DadosUsuario,
  EdicaoUsuario,
  LinkDeSenha,
  Usuario,
} from '@balcao/contract/acesso/usuario'
import { eq, sql } from 'drizzle-orm'
import { exigirGrupoConcedivel } from '#acesso/grupo-permissao/grupo-permissao.commands.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { ExigirConfirmacao } from '#infra/http/confirmacao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import {
  campoInvalido,
  naoEncontrado,
  Recusa,
  semPermissao,
  versaoDesatualizada,
} from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import type { PartesDoAviso } from '#provedor/configuracao/aviso-de-mudanca.ts'
import { exigirEmpresasAlcancadas } from '#provedor/empresa/alcance.ts'
import { travarMudancaDeAcesso } from './administrador.ts'
import { avisarEnderecoAntigo } from './aviso-de-email.ts'
import { exigirCanalDaPessoa, mesmasEmpresas } from './canal-do-usuario.ts'
import { conferirTitulares, lerTitulares } from './titulares.ts'
import { obterUsuario } from './usuario.queries.ts'
import { usuario, usuarioEmpresa } from './usuario.table.ts'

const ENTIDADE = 'usuario'

/** How people get in: by an invitation, queued in the transaction, and through Microsoft where configured. */
export type Entrada = {
  enviarConvite: (db: Db, usuarioId: string) => Promise<Convite>
  temMicrosoft: () => Promise<boolean>
}

/** And how they get it back, or lose it. */
export type Acesso = Entrada & {
  enviarLinkDeSenha: (db: Db, usuario: Usuario) => Promise<LinkDeSenha>
  /** Their earlier credentials no longer count, nor do links that were sent. */
  esquecerCredencial: (db: Db, usuarioId: string) => Promise<unknown>
  /** Links that were already sent stop working. */
  esquecerLinks: (db: Db, usuarioId: string) => Promise<unknown>
  encerrarSessoes: (db: Db, usuarioId: string) => Promise<unknown>
}

export const criarUsuario = ({ db, ...autor }: Contexto, entrada: Entrada, dados: DadosUsuario) =>
  db.transaction(async (db) => {
    await travarMudancaDeAcesso(db, autor.usuario)
    await exigirProvedorDisponivel(entrada, dados)
    await exigirGrupoConcedivel(db, autor.usuario, dados.grupo_permissao_id)
    await exigirEmpresasAlcancadas(db, autor.usuario, dados)
    await exigirCanalDaPessoa(db, autor.usuario, dados)
    const [criado] = await semEmailRepetido(db.insert(usuario).values(colunas(dados)).returning())
    if (!criado) throw new Error('o usuário não voltou da inserção')
    await ligarEmpresas(db, criado.id, dados)
    const convite = await entrada.enviarConvite(db, criado.id)
    const salvo = await obterUsuario(db, autor.usuario, criado.id)
    await auditar(db, autor, ENTIDADE, criado.id, 'CRIAR', {}, paraHistorico(salvo))
    return { ...salvo, convite }
  })

type Edicao = Omit<EdicaoUsuario, 'senha_atual'>
type PartesDaEdicao = Acesso & { aviso: PartesDoAviso; exigirConfirmacao: ExigirConfirmacao }

export const editarUsuario = (
  { db, ...autor }: Contexto,
  { aviso, exigirConfirmacao, ...acesso }: PartesDaEdicao,
  id: string,
  { versao, aceita_sem_titular, ...dados }: Edicao,
) =>
  db.transaction(async (db) => {
    await travarMudancaDeAcesso(db, autor.usuario)
    const antes = await lerTitulares(db)
    const atual = await travarUsuario(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    // Uses the row's id, because a URL may contain it in capitals.
    const outroEmail = dados.email !== atual.email
    if (atual.id === autor.usuario.id) {
      exigirMesmoAcesso(atual, dados)
      if (outroEmail) await exigirConfirmacao(db)
    } else await exigirEmpresasAlcancadas(db, autor.usuario, dados)
    await exigirCanalDaPessoa(db, autor.usuario, dados, atual)
    if (dados.provedor !== atual.provedor) await exigirProvedorDisponivel(acesso, dados)
    if (dados.grupo_permissao_id !== atual.grupo_permissao_id)
      await exigirGrupoConcedivel(db, autor.usuario, dados.grupo_permissao_id)

    const novo = { ...colunas(dados), ativo: dados.ativo, ...novaVersao(atual) }
    await semEmailRepetido(db.update(usuario).set(novo).where(eq(usuario.id, id)))
    await db.delete(usuarioEmpresa).where(eq(usuarioEmpresa.usuario_id, id))
    await ligarEmpresas(db, id, dados)
    if (dados.provedor !== atual.provedor) await recomecarAcesso(db, acesso, id)
    else if (outroEmail) await trocarEndereco(db, acesso, atual)
    if (outroEmail) await avisarEnderecoAntigo(db, aviso, atual, autor.usuario.nome)
    if (!dados.ativo) await acesso.encerrarSessoes(db, id)
    await conferirTitulares(db, antes, aceita_sem_titular)
    publicar(db, 'direitos', [id])
    const salvo = await obterUsuario(db, autor.usuario, id)
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', paraHistorico(atual), paraHistorico(salvo))
    return salvo
  })

export const excluirUsuario = ({ db, ...autor }: Contexto, acesso: Acesso, id: string) =>
  db.transaction(async (db) => {
    await travarMudancaDeAcesso(db, autor.usuario)
    const antes = await lerTitulares(db)
    const atual = await travarUsuario(db, autor.usuario, id)
    if (atual.id === autor.usuario.id) throw semPermissao('Você não pode excluir a si mesmo')
    await db.update(usuario).set({ excluido_em: sql`now()`, ativo: false }).where(eq(usuario.id, id))
    await acesso.esquecerCredencial(db, id)
    await acesso.encerrarSessoes(db, id)
    await conferirTitulares(db, antes)
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

export const reenviarConvite = ({ db, ...autor }: Contexto, entrada: Entrada, id: string) =>
  db.transaction(async (db) => {
    await travarMudancaDeAcesso(db, autor.usuario)
    const atual = await travarUsuario(db, autor.usuario, id)
    if (atual.situacao !== 'CONVIDADO')
      throw new Recusa(409, 'CONVITE_SEM_SENTIDO', 'Só quem ainda não entrou recebe o convite outra vez.')
    const { por_email, link } = await entrada.enviarConvite(db, id)
    await auditar(db, autor, ENTIDADE, id, 'CONVIDAR')
    return { convite: { por_email, link: linkPara(autor.usuario, link) } }
  })

export const mandarLinkDeSenha = ({ db, ...autor }: Contexto, acesso: Acesso, id: string) =>
  db.transaction(async (db) => {
    await travarMudancaDeAcesso(db, autor.usuario)
    const atual = await travarUsuario(db, autor.usuario, id)
    // Whoever finds a session open must not come to its password without the present one.
    if (atual.id === autor.usuario.id) throw semPermissao('A própria senha se troca em Minha conta')
    if (atual.situacao !== 'ATIVO' || atual.provedor !== 'local')
      throw new Recusa(409, 'LINK_SEM_SENTIDO', 'Só quem já entra com e-mail e senha recebe um link destes.')
    const { link, ...entrega } = await acesso.enviarLinkDeSenha(db, atual)
    await auditar(db, autor, ENTIDADE, atual.id, 'LINK_DE_SENHA')
    return { ...entrega, link: linkPara(autor.usuario, link) }
  })

/** Whoever has the link can become that person, so only people who could have created them get it. */
const linkPara = (quem: Pessoa, link: string | null) => (quem.pode('CRIAR.USUARIO') ? link : null)

/** Locks the row. 404 when it is out of sight, 403 when the person has more rights than the author. */
export const travarUsuario = async (db: Db, quem: Pessoa, id: string): Promise<Usuario> => {
  const [linha] = await db.select({ id: usuario.id }).from(usuario).where(eq(usuario.id, id)).for('update')
  if (!linha) throw naoEncontrado()
  const atual = await obterUsuario(db, quem, id)
  if (!atual.editavel)
    throw semPermissao('Você não pode alterar quem tem permissões ou empresas que você não tem')
  return atual
}

/** People cannot promote, move or disable themselves. */
const exigirMesmoAcesso = (atual: Usuario, dados: Omit<Edicao, 'versao' | 'aceita_sem_titular'>) => {
  const mesmoGrupo = atual.grupo_permissao_id === dados.grupo_permissao_id
  if (!mesmoGrupo || !dados.ativo || !mesmasEmpresas(atual, dados))
    throw semPermissao('Você não pode mudar o próprio grupo, empresas ou situação')
}

const exigirProvedorDisponivel = async ({ temMicrosoft }: Entrada, { provedor }: DadosUsuario) => {
  if (provedor === 'microsoft' && !(await temMicrosoft()))
    throw campoInvalido('provedor', 'O login com Microsoft não está configurado')
}

/** Changes the way in: the earlier credentials no longer count, and the person is invited again. */
const recomecarAcesso = async (db: Db, acesso: Acesso, id: string) => {
  await acesso.esquecerCredencial(db, id)
  await acesso.encerrarSessoes(db, id)
  await db.update(usuario).set({ convite_aceito_em: null }).where(eq(usuario.id, id))
  await acesso.enviarConvite(db, id)
}

/**
 * A link sent to the earlier address no longer belongs to this person. A pending invitation is sent to the
 * new one.
 */
const trocarEndereco = async (db: Db, acesso: Acesso, { id, situacao }: Usuario) => {
  await acesso.esquecerLinks(db, id)
  if (situacao === 'CONVIDADO') await acesso.enviarConvite(db, id)
}

const ligarEmpresas = async (db: Db, id: string, { todas_empresas, empresas }: DadosUsuario) => {
  const ligacoes = todas_empresas ? [] : [...new Set(empresas)]
  if (ligacoes.length)
    await db.insert(usuarioEmpresa).values(ligacoes.map((empresa_id) => ({ usuario_id: id, empresa_id })))
}

const colunas = ({ empresas: _, ...dados }: DadosUsuario) => dados

/** With names instead of ids, because people read the history. */
const paraHistorico = ({
  empresas,
  grupo_permissao_id: _,
  canal_venda_id: __,
  situacao: ___,
  editavel: ____,
  ...resto
}: Usuario) => ({
  ...resto,
  empresas: empresas.map((e) => e.nome),
})

const semEmailRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('usuario_email', acao, () => campoInvalido('email', 'Já existe um usuário com este e-mail'))
