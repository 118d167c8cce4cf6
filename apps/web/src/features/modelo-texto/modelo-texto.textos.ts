export const textos = {
  titulo: 'Textos do aceite e do contrato',
  explicacao:
    'O assinante lê estes textos antes de aceitar. Cada mudança é uma versão nova: o que já foi aceito guarda a sua.',
  semEditar: 'Você pode ler estes textos, mas não mudá-los.',
  emVigor: (versao: number) => `Versão ${versao} em vigor`,
  texto: 'Texto',
  campos: 'Campos que o texto pode usar',
  comoFica: 'Como o assinante lê (exemplo)',
  versoes: 'Versões',
  versao: (versao: number, quem: string | null, quando: string | null) =>
    quem && quando
      ? `Versão ${versao}, de ${quem}, em ${quando}`
      : `Versão ${versao}, que veio com o programa`,
  usar: 'Trazer para o texto',
  salvar: 'Salvar como nova versão',
  salvo: (versao: number) => `Salvo: a versão ${versao} vale a partir de agora`,
  desfazer: 'Desfazer o que digitei',
  naoExiste: (campos: string) => `Não existe: ${campos}. Use só os campos da lista.`,
}
