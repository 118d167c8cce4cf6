import { quantos } from '@balcao/contract/valores/quantos'
import type { Carta } from './correio.ts'

const seguro = (texto: string) => texto.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

type Conteudo = {
  assunto: string
  marca: string
  paragrafos: string[]
  /** Left out where there is nothing to open. */
  botao?: string
  link?: string
  rodape: string
}

const botaoEmHtml = (botao: string, link: string) =>
  `<p style="margin:24px 0"><a href="${seguro(link)}" style="display:inline-block;padding:12px 20px;background:#0033a1;color:#fff;text-decoration:none;border-radius:6px;font-weight:600">${seguro(botao)}</a></p>`

/** One quiet layout for every letter. The plain text says everything that the HTML says. */
const montar = ({ assunto, marca, paragrafos, botao = '', link = '', rodape }: Conteudo): Carta => ({
  assunto,
  texto: [...paragrafos, ...(link ? [`${botao}: ${link}`] : []), rodape, marca].join('\n\n'),
  html: `<!doctype html><html lang="pt-BR"><body style="margin:0;padding:24px;background:#f3f4f7;font:16px/1.5 system-ui,sans-serif;color:#1c2430">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:520px;background:#fff;border-radius:8px;padding:32px"><tr><td>
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0033a1">${seguro(marca)}</p>
${paragrafos.map((p) => `<p style="margin:0 0 16px;white-space:pre-line">${seguro(p)}</p>`).join('\n')}
${link && botaoEmHtml(botao, link)}
<p style="margin:0;font-size:13px;color:#5a6472">${seguro(rodape)}</p>
</td></tr></table></td></tr></table></body></html>`,
})

export const cartaDeRecuperacao = (d: { marca: string; nome: string; link: string; minutos: number }) =>
  montar({
    assunto: `Nova senha em ${d.marca}`,
    marca: d.marca,
    paragrafos: [`Olá, ${d.nome}.`, 'Recebemos um pedido para criar uma nova senha para o seu acesso.'],
    botao: 'Criar nova senha',
    link: d.link,
    rodape: `O link vale por ${quantos(d.minutos, 'minuto', 'minutos')} e só pode ser usado uma vez. Se não foi você que pediu, ignore este e-mail: nada muda.`,
  })

export const cartaDeConvite = (d: { marca: string; nome: string; link: string; dias: number }) =>
  montar({
    assunto: `Seu acesso a ${d.marca}`,
    marca: d.marca,
    paragrafos: [`Olá, ${d.nome}.`, `Você foi convidado a usar o sistema de ${d.marca}.`],
    botao: 'Aceitar o convite',
    link: d.link,
    rodape: `O link vale por ${quantos(d.dias, 'dia', 'dias')} e só pode ser usado uma vez.`,
  })

type Mudanca = { marca: string; nome: string; quem: string; quando: string; mudadas: string[]; link: string }

export const cartaDeMudanca = (d: Mudanca) =>
  montar({
    assunto: `Mudança nas configurações de e-mail e login de ${d.marca}`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      `${d.quem} mudou, em ${d.quando}: ${d.mudadas.join(', ')}.`,
      'Se você esperava por isto, não é preciso fazer nada. Se não, confira agora as configurações e desfaça a mudança: por elas passam os links que dão acesso ao sistema.',
    ],
    botao: 'Abrir as configurações',
    link: d.link,
    rodape: 'Este aviso vai a todos que administram o sistema, pelo servidor de e-mail que valia antes.',
  })

type Troca = { marca: string; nome: string; quem: string; quando: string; suporte: string; link: string }

export const cartaDeTrocaDeEmail = (d: Troca) =>
  montar({
    assunto: `O e-mail do seu acesso a ${d.marca} mudou`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      `${d.quem} mudou, em ${d.quando}, o e-mail com que você entra em ${d.marca}. Este endereço não serve mais para entrar nem para criar nova senha.`,
      `Se você não esperava por isto, fale agora com quem administra o sistema: ${d.suporte}.`,
    ],
    botao: 'Abrir o sistema',
    link: d.link,
    rodape: 'Este é o último aviso que vai para este endereço.',
  })

type ChaveAVencer = {
  marca: string
  nome: string
  chave: string
  criador: string
  ate: string
  link: string
}

export const cartaDaChaveAVencer = (d: ChaveAVencer) =>
  montar({
    assunto: `A chave de API “${d.chave}” está para vencer`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      `A chave de API “${d.chave}”, criada por ${d.criador}, deixa de valer em ${d.ate}. Depois disso, o programa que a usa não consegue mais falar com ${d.marca}.`,
      'Se ela ainda é usada, crie outra, troque-a no programa e revogue esta. Se não é, não é preciso fazer nada.',
    ],
    botao: 'Abrir a chave',
    link: d.link,
    rodape: 'Este aviso vai a quem criou a chave e a todos que administram o sistema.',
  })

type Avisos = {
  marca: string
  nome: string
  linhas: { houve: string; espera: string | null }[]
  link: string
  preferencias: string
}

export const cartaDeAvisos = (d: Avisos) =>
  montar({
    assunto: d.linhas.length === 1 ? String(d.linhas[0]?.houve) : `${d.linhas.length} avisos de vendas`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      ...d.linhas.map(({ houve, espera }) => [`${houve}.`, espera].filter(Boolean).join(' ')),
    ],
    botao: d.linhas.length === 1 ? 'Abrir a venda' : 'Ver os avisos',
    link: d.link,
    rodape: `Você escolhe em “Minha conta” quais avisos chegam por e-mail: ${d.preferencias}`,
  })

export const cartaDeExperimento = (d: { marca: string; link: string }) =>
  montar({
    assunto: `Teste de e-mail de ${d.marca}`,
    marca: d.marca,
    paragrafos: ['Esta é uma mensagem de teste.', 'Se ela chegou, o envio de e-mails está funcionando.'],
    botao: 'Abrir as configurações',
    link: d.link,
    rodape: 'Enviada por quem administra o sistema. Não é preciso fazer nada.',
  })

type DoAssinante = { marca: string; nome: string; link: string }

export const cartaDoAceite = (d: DoAssinante & { ate: string }) =>
  montar({
    assunto: `Confira e aceite a sua contratação com ${d.marca}`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      `A sua contratação com ${d.marca} está pronta. Confira o plano, o preço de cada mês e as condições, e aceite se estiver tudo certo. Se algo estiver errado, você pode dizer o quê ali mesmo.`,
      'Vamos pedir os 4 últimos números do seu CPF e a sua data de nascimento. Nunca pedimos senha, nem pagamento, por este link.',
    ],
    botao: 'Conferir e aceitar',
    link: d.link,
    rodape: `O link vale até ${d.ate}. Se você não contratou nada, ignore este e-mail: sem o seu aceite, nada acontece.`,
  })

export const cartaDaFechada = (d: DoAssinante & { protocolo: number }) =>
  montar({
    assunto: `A sua contratação com ${d.marca} (protocolo ${d.protocolo})`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      `O protocolo da sua contratação é ${d.protocolo}. No link abaixo você acompanha tudo, da análise à instalação, e, se aceitou por aqui, baixa o comprovante em PDF.`,
    ],
    botao: 'Acompanhar a contratação',
    link: d.link,
    rodape: 'Guarde este e-mail: o link é só seu.',
  })

type DoAtendimento = { marca: string; nome: string; protocolo: number; assunto: string; texto: string }

export const cartaDoAtendimento = (d: DoAtendimento) =>
  montar({
    assunto: `Atendimento ${d.protocolo}: ${d.assunto}`,
    marca: d.marca,
    paragrafos: [`Olá, ${d.nome}.`, ...d.texto.split(/\n{2,}/)],
    rodape: `O protocolo do seu atendimento é ${d.protocolo}. Para continuar, fale com a gente por um dos nossos canais e diga este número.`,
  })

type DoBoleto = DoAssinante & {
  descricao: string
  /** With fine and interest when it is overdue. */
  valor: string
  vencido: boolean
  vencimento: string
  linha: string
  temPix: boolean
  registrado: boolean
}

const REGISTRANDO =
  'O banco ainda está registrando este boleto: a linha digitável passa a valer em até 1 dia útil.'

const comoPagar = ({ temPix, registrado }: DoBoleto) => [
  ...(registrado ? [] : [temPix ? `${REGISTRANDO} Por Pix você já pode pagar.` : REGISTRANDO]),
  temPix
    ? 'No link abaixo você copia o Pix ou a linha digitável, com o valor do dia. Pague por um dos dois: basta um. O boleto em PDF segue em anexo.'
    : 'No link abaixo você copia a linha digitável e vê o valor do dia. O boleto em PDF segue em anexo.',
]

export const cartaDoBoleto = (d: DoBoleto) =>
  montar({
    assunto: `Boleto de ${d.marca}: ${d.valor}, vencimento ${d.vencimento}`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      `Este é o seu boleto de ${d.marca}: ${d.descricao}.`,
      `${d.vencido ? 'Valor de hoje, com multa e juros' : 'Valor'}: ${d.valor}\nVencimento: ${d.vencimento}`,
      `Linha digitável:\n${d.linha}`,
      ...comoPagar(d),
    ],
    botao: 'Ver e pagar o boleto',
    link: d.link,
    rodape:
      'Se já pagou, desconsidere este e-mail. Antes de pagar, confira no seu banco o nome de quem recebe.',
  })

type Desligado = { marca: string; nome: string; webhook: string; motivo: string; link: string }

export const cartaDeWebhookDesligado = (d: Desligado) =>
  montar({
    assunto: `O webhook ${d.webhook} foi desligado`,
    marca: d.marca,
    paragrafos: [
      `Olá, ${d.nome}.`,
      `O webhook ${d.webhook} foi desligado. ${d.motivo}.`,
      'Enquanto estiver desligado, o outro sistema não fica sabendo do que acontece. O que já esperava para ser enviado continua esperando, e sai quando alguém o ligar de novo.',
    ],
    botao: 'Ver o webhook',
    link: d.link,
    rodape: 'Este aviso vai a todos que administram o sistema.',
  })
