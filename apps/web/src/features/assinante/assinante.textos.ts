import { emLista } from '#textos/emLista.ts'

export const textos = {
  titulo: 'Sua oferta',
  voltar: 'Voltar',
  passo: (numero: number, total: number) => `Passo ${numero} de ${total}`,

  identidade: {
    titulo: (marca: string) => `Olá! Aqui é da ${marca}`,
    explicacao:
      'Você recebeu este link para conferir e aceitar a sua contratação de internet. Antes, mostre que é você.',
    empresa: 'Se a contratação é de uma empresa, use os dados de quem responde por ela.',
    deNovo: 'Por segurança, confirme de novo quem você é. O que você já fez continua guardado.',
    finalCpf: 'Os 4 últimos números do CPF',
    exemploCpf: 'No CPF 000.000.012-34, são 1234.',
    nascimento: 'Data de nascimento',
    exemploNascimento: 'Dia, mês e ano: 05/03/1980.',
    continuar: 'Continuar',
    faltaCpf: 'Digite os 4 últimos números do CPF',
    faltaNascimento: 'Digite a data de nascimento, com dia, mês e ano',
    confira: 'Confira:',
    bloqueado: {
      titulo: 'Este link foi bloqueado',
      texto:
        'Foram muitas tentativas com dados que não conferem. Para sua segurança, este link não abre mais. Peça outro a quem fez a venda.',
      ajuda: 'Se precisar de ajuda, escreva para',
    },
  },

  oferta: {
    titulo: 'Confira a sua internet',
    buscando: 'Buscando a sua oferta…',
    ola: (nome: string, vendedor: string) => `${nome}, esta é a oferta que você combinou com ${vendedor}.`,
    protocolo: (numero: number) => `Protocolo ${numero}`,
    contrata: 'O que você contrata',
    velocidade: (baixar: string, enviar: string) => `${baixar} para baixar, ${enviar} para enviar`,
    semFranquia: 'Sem limite de uso',
    franquia: (gb: number) => `Até ${gb} GB por mês`,
    incluso: 'Está incluído',
    aMais: (nomes: string[]) =>
      `Com ${nomes.length === 1 ? 'o adicional' : 'os adicionais'}: ${emLista(nomes)}.`,
    promocoes: (nomes: string[]) =>
      `Com ${nomes.length === 1 ? 'a promoção' : 'as promoções'}: ${emLista(nomes)}.`,
    adicional: (nome: string, quantidade: number) => (quantidade === 1 ? nome : `${quantidade} × ${nome}`),
    custa: 'Quanto custa',
    meses: { titulo: 'Ver mês a mês', mes: 'Mês', valor: 'Valor', multa: 'Multa se sair' },
    comeca: (valor: string) => `Você começa pagando ${valor} por mês`,
    porMes: (valor: string) => `${valor} por mês`,
    primeiraFatura: 'Primeira conta',
    instalacao: 'Instalação',
    gratis: 'Grátis',
    vencimento: 'Vencimento',
    todoDia: (dia: number) => `Todo dia ${dia}`,
    pagamento: 'Pagamento',
    fidelidade: 'Se você quiser cancelar',
    semFidelidade: 'Não há fidelidade: você pode cancelar quando quiser, sem multa.',
    comFidelidade: (meses: string, beneficio: string) =>
      `Você se compromete a ficar ${meses}. Em troca, ganha: ${beneficio}.`,
    exemplo: (mes: number, multa: string) => `Se cancelar no ${mes}º mês, paga ${multa} de multa.`,
    depois: (meses: number) =>
      `Depois ${meses === 1 ? 'do mês' : `dos ${meses} meses`} de fidelidade, não há multa. Também não há se a culpa for nossa.`,
    arrependimento: (dias: number) =>
      `Direito de desistir: até ${dias} dias depois da instalação, você desiste sem pagar nada e sem dizer por quê.`,
    onde: 'Onde e quando',
    pediu: (dia: string, turno: string) =>
      `Você pediu a instalação para ${dia}, ${turno}. O dia ainda será confirmado.`,
    seus: 'Seus dados',
    etiqueta: 'Etiqueta da oferta',
    verEtiqueta: 'Ver a etiqueta completa',
    soDoPlano: 'A etiqueta mostra a oferta padrão. O que você vai pagar é o que está no alto desta página.',
    certo: 'Está tudo certo',
  },

  errado: {
    abrir: 'Algo está errado',
    feito: 'Recado enviado',
    feitoTexto:
      'Quem vendeu vai corrigir e mandar outro link para você. Nada foi contratado até agora. Pode fechar esta página.',
  },

  recusa: {
    abrir: 'Não quero',
    feito: 'A venda foi cancelada',
    feitoTexto: 'Nada foi contratado e nada será cobrado. Pode fechar esta página.',
  },

  documentos: 'Envie os documentos',

  aceite: {
    titulo: 'Leia e aceite',
    explicacao: 'Este é o texto que vale. Leia com calma: depois de aceitar, você recebe uma cópia em PDF.',
    contrato: 'Contrato',
    termo: 'Termo de aceite',
    mudou: 'O texto mudou enquanto você lia. Leia de novo antes de aceitar.',
    aceito: 'Aceito',
    aoAceitar: 'Ao tocar em “Aceito”, você concorda com o texto acima.',
  },

  /** To the person themselves. Nobody else learns what became of a link. */
  semValor: {
    VENCIDO: 'O prazo para aceitar passou. Peça outro link a quem fez a venda: chega na hora.',
    SUBSTITUIDO: 'Há um link mais novo: abra o último que você recebeu, ou peça outro a quem fez a venda.',
    ENCERRADO:
      'A contratação mudou, já foi decidida, ou há um link mais novo. Abra o último que você recebeu, ou fale com quem fez a venda.',
  },

  fim: {
    titulo: (nome: string) => `Pronto, ${nome}!`,
    texto:
      'Você aceitou a oferta. Agora conferimos tudo e marcamos a instalação. Você não precisa fazer mais nada.',
    guarde: 'Anote ou guarde este número.',
    acompanhar: 'Ver o andamento e o comprovante',
    semProtocolo: 'Você já aceitou esta oferta.',
  },
}
