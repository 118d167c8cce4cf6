import { senhaCurta } from '@balcao/contract/valores/senha'
import {
  conferirToken,
  criarToken,
  esquecerLinks,
  gastarToken,
  gravarSenha,
} from '#acesso/credencial/credencial.commands.ts'
import { encerrarSessoes } from '#acesso/sessao/sessao.commands.ts'
import { marcarConviteAceito } from '#acesso/usuario/acesso-do-usuario.commands.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { senhaFraca } from '#infra/auth/senha-fraca.ts'
import type { Db } from '#infra/db/conexao.ts'
import {
  contarTentativa,
  perdoarTentativas,
  regrasDeLinkDeSenha,
  regrasDeLogin,
  regrasDeRecuperacao,
} from '#infra/freio/freio.ts'
import type { Contexto, Origem } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { cartaDeConvite, cartaDeRecuperacao } from '#infra/mail/cartas.ts'
import type { Correio } from '#infra/mail/correio.ts'
import { campoInvalido, naoAutenticado, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetente } from '#provedor/configuracao/em-vigor.ts'
import { conferirSenhaAtual, exigirSenhaConferida } from './confirmacao.commands.ts'
import { porEmail, porId } from './login.queries.ts'

const LINK_INVALIDO = 'Este link não vale mais. Peça um novo.'
const MINUTOS_POR_DIA = 24 * 60

export const trocarSenha = async (
  { db, ...autor }: Contexto,
  { senha_atual, senha }: { senha_atual: string; senha: string },
) => {
  const conferida = await conferirSenhaAtual(db, autor.usuario.id, senha_atual)
  await db.transaction(async (db) => {
    await exigirSenhaConferida(db, autor.usuario.id, conferida)
    await exigirSenhaForte(db, autor.usuario.id, senha)
    await gravarSenha(db, autor.usuario.id, senha)
    // Someone who asked for a link in this person's name must not be able to undo the change.
    await esquecerLinks(db, autor.usuario.id)
    await encerrarSessoes(db, 'SENHA', autor.usuario.id, autor.usuario.sessaoId)
    await auditar(db, autor, 'usuario', autor.usuario.id, 'SENHA')
  })
  return { message: 'Senha alterada. As outras sessões foram encerradas.' }
}

const exigirSenhaForte = async (db: Db, usuarioId: string, senha: string) => {
  const { senha_minima: minimo } = await lerConfiguracao(db)
  if (senha.length < minimo) throw campoInvalido('senha', senhaCurta(minimo))
  const usuario = await porId(db, usuarioId)
  if (senhaFraca(senha, [usuario?.nome ?? '', usuario?.email ?? '']))
    throw campoInvalido(
      'senha',
      'Esta senha é fácil de adivinhar. Use uma frase ou palavras sem relação com você.',
    )
}

/** Counts whoever tries links; a true one never counts. Outside of the transaction, whose refusal would undo the count. */
const contandoErros = async <T>(db: Db, { ip }: Origem, abrir: Promise<T>) =>
  abrir.catch(async (erro) => {
    if (erro instanceof Recusa && erro.status === 401) await contarTentativa(db, regrasDeLinkDeSenha(ip))
    throw erro
  })

/** With the link of a recovery or an invitation. The link is used up, and every session ends. */
export const definirSenha = (db: Db, origem: Origem, token: string | undefined, senha: string) => {
  const definida = db.transaction(async (db) => {
    const gasto = token ? await gastarToken(db, token) : undefined
    const usuario = gasto && (await porId(db, gasto.usuario_id))
    if (usuario?.provedor !== 'local') throw naoAutenticado(LINK_INVALIDO)
    await exigirSenhaForte(db, usuario.id, senha)
    await gravarSenha(db, usuario.id, senha)
    await marcarConviteAceito(db, usuario.id)
    await esquecerLinks(db, usuario.id)
    await encerrarSessoes(db, 'SENHA', usuario.id)
    // Someone who was blocked after too many wrong tries gets in with the new password at once.
    await perdoarTentativas(db, regrasDeLogin(usuario.email, origem.ip))
    await auditar(db, { usuario, origem }, 'usuario', usuario.id, 'SENHA')
    return { message: 'Senha definida. Entre com ela.', email: usuario.email }
  })
  return contandoErros(db, origem, definida)
}

export const validarToken = (db: Db, origem: Origem, link: { id: string; token: string }) =>
  contandoErros(db, origem, lerLink(db, link))

const lerLink = async (db: Db, { id, token }: { id: string; token: string }) => {
  const valido = await conferirToken(db, id, token)
  const usuario = valido && (await porId(db, valido.usuario_id))
  if (!usuario) throw naoAutenticado(LINK_INVALIDO)
  return { nome: usuario.nome, motivo: valido.motivo, provedor: usuario.provedor }
}

/** The same answer and the same work for any address. Whether it exists is checked later, in the job. */
export const pedirRecuperacao = async (db: Db, enfileirar: Enfileirar, origem: Origem, email: string) => {
  await contarTentativa(db, regrasDeRecuperacao(email, origem.ip))
  await enfileirar(db, 'recuperacao', { email })
  return { message: 'Se este e-mail estiver cadastrado, você receberá um link para criar uma nova senha.' }
}

type Remetente = { correio: Correio; urlPublica: string }

const link = (urlPublica: string, { id, token }: { id: string; token: string }) =>
  `${urlPublica}/recuperar-senha?id=${id}&token=${token}`

export const enviarRecuperacao = async (db: Db, { correio, urlPublica }: Remetente, email: string) => {
  const usuario = await porEmail(db, email)
  if (usuario?.provedor !== 'local') return
  const { carta } = await escreverRecuperacao(db, urlPublica, usuario)
  await correio.enviar(carta)
}

type Destinatario = { id: string; nome: string; email: string }

export const escreverRecuperacao = async (db: Db, urlPublica: string, { id, nome, email }: Destinatario) => {
  const { marca, minutos_da_recuperacao: minutos } = await lerConfiguracao(db)
  const criado = link(urlPublica, await criarToken(db, id, 'RECUPERACAO', minutos))
  const carta = cartaDeRecuperacao({ marca, nome, link: criado, minutos })
  return { carta: { ...carta, para: email, de: await remetente(db) }, link: criado }
}

/** A new invitation and its letter. Nothing for people who may not come in. */
export const escreverConvite = async (db: Db, urlPublica: string, usuarioId: string) => {
  const usuario = await porId(db, usuarioId)
  if (!usuario) return null
  const { marca, dias_do_convite: dias } = await lerConfiguracao(db)
  const criado = link(urlPublica, await criarToken(db, usuario.id, 'CONVITE', dias * MINUTOS_POR_DIA))
  const carta = cartaDeConvite({ marca, nome: usuario.nome, link: criado, dias })
  return { carta: { ...carta, para: usuario.email, de: await remetente(db) }, link: criado }
}

export const enviarConvite = async (db: Db, { correio, urlPublica }: Remetente, usuarioId: string) => {
  const convite = await escreverConvite(db, urlPublica, usuarioId)
  if (convite) await correio.enviar(convite.carta)
}
