/** Texts that belong to no screen: fields, table, list. A screen's own texts are in its folder, and a part's beside it. */
export const textos = {
  acao: {
    cancelar: 'Cancelar',
    deixar: 'Deixar como está',
    fechar: 'Fechar',
    excluir: 'Excluir',
    limpar: 'Limpar',
    salvar: 'Salvar',
    tentarDeNovo: 'Tentar de novo',
    voltar: 'Voltar',
  },
  campo: {
    abrirCalendario: 'Abrir calendário',
    calendario: 'Calendário',
    dataInvalida: 'Data inválida',
    datasInvalidas: 'Há uma data inválida',
    intervaloInvalido: 'Período inválido',
    formatoData: 'dd/mm/aaaa',
    formatoDatas: 'dd/mm/aaaa, dd/mm/aaaa',
    formatoIntervalo: 'dd/mm/aaaa a dd/mm/aaaa',
    mostrarSenha: 'Mostrar senha',
    ocultarSenha: 'Ocultar senha',
    nadaEncontrado: 'Nada encontrado',
  },
  carregando: 'Carregando…',
  telefone: { whatsapp: 'WhatsApp' },
  pergunta: { titulo: 'Salvar mesmo assim?', confirmar: 'Salvar mesmo assim' },
  confirmar: {
    digite: 'Para confirmar, digite {0}',
  },
}
