export const textos = {
  telefone: (lugar: number) => `Telefone ${lugar}`,
  telefoneNumero: 'Número',
  telefoneTipo: 'Tipo',
  adicionarTelefone: 'Adicionar telefone',
  tirarTelefone: (lugar: number) => `Tirar o telefone ${lugar}`,
  semWhatsapp: 'Sem WhatsApp',
  semTelefones: 'Nenhum telefone.',

  endereco: (lugar: number) => `Endereço ${lugar}`,
  enderecoTipo: 'Para que serve',
  referencia: 'Ponto de referência',
  adicionarEndereco: 'Adicionar endereço',
  tirarEndereco: (lugar: number) => `Tirar o endereço ${lugar}`,
  subirEndereco: (lugar: number) => `Subir o endereço ${lugar}`,
  descerEndereco: (lugar: number) => `Descer o endereço ${lugar}`,
  semEnderecos: 'Nenhum endereço.',
}
