/** Excel's usual font where it is installed, else its likeness; no font is loaded from anywhere. */
export const gridFont = "Calibri, Carlito, 'Segoe UI', Arial, 'DejaVu Sans', sans-serif";
export const gridFontSize = 10.5;
