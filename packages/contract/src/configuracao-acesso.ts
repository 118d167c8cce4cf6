import * as z from 'zod/mini'
import { Email, Texto } from './comum.ts'
import { type Definicao, inteiro, nomeDeServidor, opcao } from './configuracao-definicao.ts'
import { SENHA_MINIMA, SENHA_PISO } from './senha.ts'

export const segurancasDeSmtp = {
  STARTTLS: 'STARTTLS (porta 587)',
  TLS: 'TLS desde o início (porta 465)',
  NENHUMA: 'Nenhuma (só em rede própria)',
} as const

const segredo = z.nullable(z.string().check(z.minLength(1), z.maxLength(500)))

/** Who gets in, and the servers that this takes. */
export const configuracoesDeAcesso = {
  senha_minima: {
    grupo: 'acesso',
    rotulo: 'Tamanho mínimo da senha',
    descricao: 'Vale para senhas criadas daqui em diante; ninguém precisa trocar a sua.',
    campo: 'numero',
    unidade: 'caracteres',
    esquema: inteiro(SENHA_PISO, 64),
    padrao: SENHA_MINIMA,
    publica: true,
  },
  dias_da_sessao: {
    grupo: 'acesso',
    rotulo: 'Duração da sessão sem uso',
    descricao: 'Depois disso a pessoa precisa entrar de novo.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 90),
    padrao: 14,
  },
  dias_maximos_da_sessao: {
    grupo: 'acesso',
    rotulo: 'Duração máxima da sessão',
    descricao: 'Mesmo em uso todos os dias, depois disso a pessoa precisa entrar de novo.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 365),
    padrao: 30,
  },
  minutos_do_acesso: {
    grupo: 'acesso',
    rotulo: 'Renovação do acesso',
    descricao: 'De quanto em quanto tempo o navegador renova o acesso em silêncio. Menos é mais seguro.',
    campo: 'numero',
    unidade: 'minutos',
    esquema: inteiro(1, 10),
    padrao: 10,
  },
  dias_do_convite: {
    grupo: 'acesso',
    rotulo: 'Validade do convite',
    descricao: 'Por quanto tempo vale o link que um usuário novo recebe.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 30),
    padrao: 7,
  },
  minutos_da_recuperacao: {
    grupo: 'acesso',
    rotulo: 'Validade da recuperação de senha',
    descricao: 'Por quanto tempo vale o link de quem esqueceu a senha.',
    campo: 'numero',
    unidade: 'minutos',
    esquema: inteiro(5, 120),
    padrao: 30,
  },
  smtp_host: {
    grupo: 'email',
    rotulo: 'Servidor de envio (SMTP)',
    descricao: 'Por onde saem convites, recuperações de senha e links do assinante.',
    campo: 'texto',
    esquema: z.nullable(nomeDeServidor),
    padrao: null,
  },
  smtp_porta: {
    grupo: 'email',
    rotulo: 'Porta',
    descricao: 'Em geral 587 com STARTTLS e 465 com TLS.',
    campo: 'numero',
    esquema: inteiro(1, 65_535),
    padrao: 587,
  },
  smtp_seguranca: {
    grupo: 'email',
    rotulo: 'Segurança da conexão',
    descricao: 'Com STARTTLS ou TLS, nada é enviado se o servidor não cifrar a conexão.',
    campo: 'opcao',
    opcoes: segurancasDeSmtp,
    esquema: opcao(segurancasDeSmtp),
    padrao: 'STARTTLS',
  },
  smtp_usuario: {
    grupo: 'email',
    rotulo: 'Usuário do servidor de e-mail',
    descricao: 'Vazio quando o servidor não pede login.',
    campo: 'texto',
    esquema: z.nullable(Texto(254)),
    padrao: null,
  },
  smtp_senha: {
    grupo: 'email',
    rotulo: 'Senha do servidor de e-mail',
    descricao: 'Guardada cifrada. Depois de salva, ninguém a lê de volta.',
    campo: 'segredo',
    esquema: segredo,
    padrao: null,
    secreta: true,
  },
  email_remetente: {
    grupo: 'email',
    rotulo: 'Remetente',
    descricao: 'Endereço de onde partem os e-mails. Vazio: o e-mail de suporte.',
    campo: 'email',
    esquema: z.nullable(Email),
    padrao: null,
  },
  microsoft_tenant: {
    grupo: 'microsoft',
    rotulo: 'ID do diretório (tenant)',
    descricao: 'No Entra: Visão geral do aplicativo, "ID do diretório (locatário)".',
    campo: 'texto',
    esquema: z.nullable(
      z.guid('Informe o ID do diretório, como 00000000-0000-0000-0000-000000000000').check(z.toLowerCase()),
    ),
    padrao: null,
  },
  microsoft_client_id: {
    grupo: 'microsoft',
    rotulo: 'ID do aplicativo (cliente)',
    descricao: 'No Entra: Visão geral do aplicativo, "ID do aplicativo (cliente)".',
    campo: 'texto',
    esquema: z.nullable(z.string().check(z.trim(), z.regex(/^[\w.-]{1,100}$/))),
    padrao: null,
  },
  microsoft_client_secret: {
    grupo: 'microsoft',
    rotulo: 'Segredo do aplicativo',
    descricao: 'No Entra: Certificados e segredos. Copie o valor, não o ID. Guardado cifrado.',
    campo: 'segredo',
    esquema: segredo,
    padrao: null,
    secreta: true,
  },
} as const satisfies Record<string, Definicao>
